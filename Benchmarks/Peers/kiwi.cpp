// Kiwi's part of the benchmark: reads a program of the solver and times its stages.
#include <kiwi/kiwi.h>

#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

static double milliseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  return priority >= 500 ? kiwi::strength::medium : kiwi::strength::weak;
}

int main() {
  int count;
  std::cin >> count;
  std::vector<kiwi::Variable> variables(count);
  kiwi::Solver solver;
  std::vector<kiwi::Constraint> constraints;
  std::vector<std::pair<int, double>> suggestions;
  std::vector<int> edited;
  std::string word;
  while (std::cin >> word) {
    if (word == "a") {
      int relation, terms;
      double priority, constant;
      std::cin >> relation >> priority >> constant >> terms;
      std::vector<kiwi::Term> list;
      for (int i = 0; i < terms; i++) {
        int variable;
        double coefficient;
        std::cin >> variable >> coefficient;
        list.emplace_back(variables[variable], coefficient);
      }
      auto kind = relation < 0 ? kiwi::OP_LE : relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
      constraints.emplace_back(kiwi::Expression(list, constant), kind, strength(priority));
    } else if (word == "e") {
      int variable;
      double priority;
      std::cin >> variable >> priority;
      edited.push_back(variable);
    } else if (word == "s") {
      int variable;
      double value;
      std::cin >> variable >> value;
      suggestions.emplace_back(variable, value);
    }
  }
  double sum = 0;
  auto read = [&] {
    solver.updateVariables();
    for (auto &variable : variables) sum += variable.value();
  };

  double start = milliseconds();
  for (auto &constraint : constraints) solver.addConstraint(constraint);
  for (int variable : edited) solver.addEditVariable(variables[variable], kiwi::strength::strong);
  read();
  double built = milliseconds();
  for (auto &suggestion : suggestions) {
    solver.suggestValue(variables[suggestion.first], suggestion.second);
    read();
  }
  double followed = milliseconds();
  for (size_t i = 0; i < constraints.size(); i += 10) {
    solver.removeConstraint(constraints[i]);
    read();
    solver.addConstraint(constraints[i]);
    read();
  }
  double replaced = milliseconds();
  std::printf("build=%.3f suggest=%.3f replace=%.3f sum=%.3f\n", built - start, followed - built,
              replaced - followed, sum);
}
