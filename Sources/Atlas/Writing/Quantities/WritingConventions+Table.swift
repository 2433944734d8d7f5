// Written by Scripts/conventions from Unicode's CLDR 41; license in Assets/README.md.
extension WritingConventions {
  /// The decimal separator, that of thousands, and how many digits have to stand before the latter.
  static let numberTable = """
    af agq bas br cs de_AT dua dyo en_FI en_SE en_ZA eo es_CR ewo ff fi fr_CA hu hy kab kea kk ksf ksh ky lt nb nmg nn no os pt_AO ru sah se shi sk smn sv tg tk tt tzm uk uz yav zgh|,|\u{A0}|1
    es_419 es_BR es_BZ es_CU es_DO es_GT es_HN es_MX es_NI es_PA es_PE es_PR es_SV es_US|.|,|1
    ar_DZ ar_LB ar_LY ar_MA ar_MR ar_TN ast az bs ca da de dsb el en_AT en_BE en_DE en_DK en_NL en_SI es_AR es_BO es_CL es_CO es_EC es_PY es_UY es_VE eu fo fr_LU fr_MA fur fy gl hr hsb id is it jgo jv kgp kkj kl km ku lb ln lo lu mgh mk ms_BN ms_ID mua nds nl nnh ps pt qu_BO rn ro rw sc seh sg sl sr su sw_CD tr vi wo yrl|,|.|1
    be bg et ka lv pl pt_CH pt_CV pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL ru_UA sq|,|\u{A0}|2
    de_CH de_LI en_CH gsw it_CH rm|.|’|1
    dje khq mfe ses twq xh|.|\u{A0}|1
    ee|.|,|3
    es ia|,|.|2
    fr|,|\u{202F}|1
    ks|.|،|1
    wae|,|’|1
    """

  /// A weekday and a date, a day of the year, a date and a time, and a time.
  static let dateTable = """
    da|{E} {d}. {MMM} {y}|{d}. {MMMM}|{date} {time}|{HH}.{mm}
    de|{E}, {d}. {MMM} {y}|{d}. {MMMM}|{date}, {time}|{HH}:{mm}
    en|{E}, {MMM} {d}, {y}|{MMMM} {d}|{date}, {time}|{h}:{mm} {a}
    en_001 en_AE en_AG en_AU en_BB en_BM en_BS en_CY en_DM en_ER en_FJ en_FM en_GD en_GH en_GM en_GY en_HK en_JM en_KI en_KN en_KY en_LC en_LR en_LS en_MO en_MW en_MY en_NA en_NZ en_PG en_PK en_PW en_SB en_SD en_SG en_SL en_SS en_SZ en_TC en_TO en_TT en_VC en_VG en_VU en_WS en_ZM|{E}, {d} {MMM} {y}|{d} {MMMM}|{date}, {time}|{h}:{mm} {a}
    en_150 en_AI en_AT en_BE en_CC en_CH en_CK en_CM en_CX en_DE en_DG en_FK en_GB en_GG en_GI en_IM en_IO en_JE en_KE en_MG en_MS en_MU en_NF en_NG en_NL en_NR en_NU en_PN en_RW en_SC en_SE en_SH en_SI en_SX en_TK en_TV en_TZ en_UG|{E}, {d} {MMM} {y}|{d} {MMMM}|{date}, {time}|{HH}:{mm}
    en_BI|{E}, {MMM} {d}, {y}|{MMMM} {d}|{date}, {time}|{HH}:{mm}
    en_BW en_BZ en_MT en_ZA|{E}, {dd} {MMM} {y}|{d} {MMMM}|{date}, {time}|{HH}:{mm}
    en_DK|{E}, {d} {MMM} {y}|{d} {MMMM}|{date}, {time}|{HH}.{mm}
    en_FI|{E}, {d} {MMM} {y}|{d} {MMMM}|{date}, {time}|{H}.{mm}
    en_IE|{E} {d} {MMM} {y}|{d} {MMMM}|{date}, {time}|{HH}:{mm}
    en_IL|{E}, {d} {MMM} {y}|{d} {MMMM}|{date}, {time}|{H}:{mm}
    en_IN|{E}, {d} {MMM}, {y}|{d} {MMMM}|{date}, {time}|{h}:{mm} {a}
    en_MV|{E}, {d} {MMM} {y}|{d} {MMMM}|{date} {time}|{HH}:{mm}
    en_ZW|{E}, {dd} {MMM}, {y}|{d} {MMMM}|{date}, {time}|{HH}:{mm}
    zh|{y}年{M}月{d}日{E}|{M}月{d}日|{date} {time}|{HH}:{mm}
    zh_HK zh_MO zh_SG|{y}年{M}月{d}日{E}|{M}月{d}日|{date} {time}|{a}{h}:{mm}
    """

  /// The months, also in short, the weekdays from Sunday, and the halves of the day.
  static let wordTable = """
    da|januar,februar,marts,april,maj,juni,juli,august,september,oktober,november,december|jan.,feb.,mar.,apr.,maj,jun.,jul.,aug.,sep.,okt.,nov.,dec.|søn.,man.,tir.,ons.,tor.,fre.,lør.|AM,PM
    de|Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember|Jan.,Feb.,März,Apr.,Mai,Juni,Juli,Aug.,Sept.,Okt.,Nov.,Dez.|So.,Mo.,Di.,Mi.,Do.,Fr.,Sa.|AM,PM
    de_AT de_IT|Jänner,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember|Jän.,Feb.,März,Apr.,Mai,Juni,Juli,Aug.,Sep.,Okt.,Nov.,Dez.|So.,Mo.,Di.,Mi.,Do.,Fr.,Sa.|AM,PM
    en|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec|Sun,Mon,Tue,Wed,Thu,Fri,Sat|AM,PM
    en_001 en_150 en_AG en_AI en_AT en_BB en_BE en_BM en_BS en_BW en_BZ en_CC en_CH en_CK en_CM en_CX en_CY en_DE en_DG en_DK en_DM en_ER en_FI en_FJ en_FK en_FM en_GB en_GD en_GG en_GH en_GI en_GM en_GY en_HK en_IL en_IM en_IN en_IO en_JE en_JM en_KE en_KI en_KN en_KY en_LC en_LR en_LS en_MG en_MO en_MS en_MT en_MU en_MV en_MW en_MY en_NA en_NF en_NG en_NL en_NR en_NU en_NZ en_PG en_PK en_PN en_PW en_RW en_SB en_SC en_SD en_SE en_SG en_SH en_SI en_SL en_SS en_SX en_SZ en_TC en_TK en_TO en_TT en_TV en_TZ en_UG en_VC en_VG en_VU en_WS en_ZA en_ZM en_ZW|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec|Sun,Mon,Tue,Wed,Thu,Fri,Sat|am,pm
    en_AU|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,June,July,Aug,Sept,Oct,Nov,Dec|Sun,Mon,Tue,Wed,Thu,Fri,Sat|am,pm
    en_CA en_IE|January,February,March,April,May,June,July,August,September,October,November,December|Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec|Sun,Mon,Tue,Wed,Thu,Fri,Sat|a.m.,p.m.
    zh|一月,二月,三月,四月,五月,六月,七月,八月,九月,十月,十一月,十二月|1月,2月,3月,4月,5月,6月,7月,8月,9月,10月,11月,12月|周日,周一,周二,周三,周四,周五,周六|上午,下午
    """
}
