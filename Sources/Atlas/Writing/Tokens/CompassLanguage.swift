/// How one language names the directions, the two angles and the units.
struct CompassLanguage {
  /// The tags of the languages that share the row.
  let tags: [Substring]
  /// What its single letters mean.
  private let letters: [Character: CoordinateToken]
  /// The words for north, south, east, west, latitude, longitude, degrees, minutes and seconds.
  let words: [Substring]

  /// Returns what a letter means in the language, or `nil` if it means nothing.
  func token(_ letter: Character) -> CoordinateToken? {
    // The d of `56d33m`.
    letters[letter] ?? (letter == "d" ? .symbol(.degree) : nil)
  }

  /// Whether a letter means something in any language.
  static func hasLetter(_ letter: Character) -> Bool {
    international.token(letter) != nil || all.contains { $0.token(letter) != nil }
  }

  /// N, S, E and W, which people use whatever their language.
  static let international = CompassLanguage("|n s e w")

  static let all: [CompassLanguage] = rows.split(separator: "\n").map { CompassLanguage($0) }

  /// Reads a row: tags, the letters for north, south, east, west, latitude, longitude and those that
  /// say nothing, then the words.
  private init(_ row: Substring) {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false)
    let meanings: [CoordinateToken] = [
      .letter("N"), .letter("S"), .letter("E"), .letter("W"), .axis(.latitude), .axis(.longitude),
      .filler,
    ]
    var letters: [Character: CoordinateToken] = [:]
    for (group, meaning) in zip(fields[1].split(separator: " "), meanings) {
      for letter in group { letters[letter] = meaning }
    }
    self.letters = letters
    tags = fields[0].split(separator: " ")
    words = Array(fields.dropFirst(2))
  }

  private static let rows = """
    en|-|north northern|south southern|east eastern|west western|latitude|longitude|degree degrees|minute minutes|second seconds
    de|n s oö w b l|nord norden nördlich nördliche nördlicher nördl nb|süd süden südlich südliche südlicher südl sued sb|ost osten östlich östliche östlicher östl ol öl|west westen westlich westliche westlicher westl wl|breite breitengrad br|länge längengrad lg|grad|minuten|sekunde sekunden
    nl|n z o w b l|noord noorderbreedte noordelijke nb|zuid zuiderbreedte zuidelijke zb|oost oosterlengte oostelijke ol|west westerlengte westelijke wl|breedte breedtegraad|lengte lengtegraad|graden graad|minuten|seconden
    da nb nn no|n s øa v b l|nord nordlig|syd sydlig sør sørlig|øst østlig aust|vest vestlig|bredde breddegrad|længde længdegrad lengde lengdegrad|grader|minutter|sekunder
    sv|n s ö v b l|nord norr nordlig|syd söder sydlig|ost öst öster östlig|vest väst väster västlig|bredd breddgrad latitud|längd längdgrad longitud|grader|minuter|sekunder
    is|n s a v|norður norðlæg|suður|austur|vestur|breidd|lengd
    fr|n s e ow|nord septentrionale|sud méridionale|est orientale|ouest occidentale|latitude|longitude|degré degrés|minute minutes|seconde secondes
    es|n s e ow|norte|sur|este|oeste|latitud|longitud|grado grados|minuto minutos|segundo segundos
    pt|n s el ow|norte|sul|leste este|oeste|latitude|longitude|grau graus|minuto minutos|segundo segundos
    it|n s e ow|nord settentrionale|sud meridionale|est orientale|ovest occidentale|latitudine|longitudine|grado gradi|minuto minuti|secondo secondi
    ca|n s e ow|nord|sud|est|oest|latitud|longitud|grau graus|minuts|segons
    ro|n s e v|nord nordică|sud sudică|est estică|vest vestică|latitudine|longitudine|grad grade|minute|secunde
    pl|n s e w - - i|płn pn północ północna północnej|płd pd południe południowa południowej|wsch wschód wschodnia wschodniej|zach zachód zachodnia zachodniej|szer szerokość szerokości|dł długość długości|stopni stopnie|minut|sekund
    cs|s j v z š d a|sever severní|jih jižní|východ východní|západ západní|šířka šířky|délka délky|stupňů stupně|minut|sekund
    sk|s j v z š d a|sever severná severnej|juh južná južnej|východ východná východnej|západ západná západnej|šírka šírky|dĺžka dĺžky
    sl|s j v z š d g|sever severna|jug južna|vzhod vzhodna|zahod zahodna|širina|dolžina
    hr bs sr|s j i z š d g|sjever sjeverna sever severna|jug južna|istok istočna|zapad zapadna|širina|dužina
    ru|с ю в з ш д и|сев север северной северная северный|юж юг южной южная южный|вост восток восточной восточная восточный|зап запад западной западная западный|широта широты|долгота долготы|градусов градуса|минут минуты|секунд секунды
    bg mk sr|с юј и з ш д г|север северна|юг југ южна јужна|изток исток източна источна|запад западна|ширина|дължина дужина
    uk be|- - у - ш д|пн північ північної північна|пд південь південної південна|сх схід східної східна усх|зх зах захід західної західна|широта широти|довгота довготи
    el|β ν α δ|βόρεια βόρειο|νότια νότιο|ανατολικά ανατολικό|δυτικά δυτικό|πλάτος|μήκος
    fi|p e i l|pohjoinen pohjoista pohjoiseen|etelä etelää eteläinen eteläistä|itä itää itäinen itäistä|länsi länttä läntinen läntistä|leveys leveyttä leveysaste|pituus pituutta pituusaste|astetta|minuuttia|sekuntia
    et|-|põhi põhjalaius põhjalaiust|lõuna lõunalaius lõunalaiust|ida idapikkus idapikkust|lääs läänepikkus läänepikkust|laiuskraad|pikkuskraad
    hu|é d k - - h|észak északi|dél déli|kelet keleti|nyugat nyugati ny|szélesség sz|hosszúság|fok|perc|másodperc
    tr|k g d b|kuzey|güney|doğu dogu|batı bati|enlem enlemi|boylam boylamı|derece|dakika|saniye
    lt|š p r v|šiaurės šiaurė|pietų|rytų|vakarų|platuma platumos pl|ilguma ilgumos ilg
    lv|z d a r|ziemeļu|dienvidu|austrumu|rietumu|platums platuma|garums garuma
    vi|b n đ t|bắc|nam|đông|tây|vĩ|kinh|độ|phút|giây
    id ms|-|utara lu|selatan ls|timur bt|barat bb|lintang|bujur|derajat|menit|detik
    zh ja|-|北 北纬 北緯|南 南纬 南緯|东 東 东经 東經 東経|西 西经 西經 西経|纬度 緯度|经度 經度 経度
    ko|-|북위 북|남위 남|동경 동|서경 서|위도|경도|도|분|초
    ar|-|شمال شمالا شمالي شمالية|جنوب جنوبا جنوبي جنوبية|شرق شرقا شرقي شرقية|غرب غربا غربي غربية|عرض العرض|طول الطول|درجة|دقيقة|ثانية
    fa|-|شمالی|جنوبی|شرقی|غربی|عرض|طول|درجه|دقیقه|ثانیه
    he|-|צפון|דרום|מזרח|מערב|רוחב|אורך|מעלות|דקות|שניות
    hi|-|उत्तर उत्तरी|दक्षिण दक्षिणी|पूर्व पूर्वी|पश्चिम पश्चिमी|अक्षांश|देशांतर
    th|-|เหนือ|ใต้|ตะวันออก|ตะวันตก|ละติจูด|ลองจิจูด|องศา|ลิปดา|ฟิลิปดา
    """
}
