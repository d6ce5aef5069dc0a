// Invented figures: plausible monthly rainfall of three weather stations that do not exist.

/** One month of rainfall in millimetres, one key per station. */
export type RainfallMonth = {
  month: string;
  harbour: number;
  valley: number;
  ridge: number;
};

/** A year of rainfall at three stations, January first. */
export const rainfall: RainfallMonth[] = [
  { month: 'Jan', harbour: 94, valley: 61, ridge: 138 },
  { month: 'Feb', harbour: 71, valley: 48, ridge: 112 },
  { month: 'Mar', harbour: 66, valley: 52, ridge: 97 },
  { month: 'Apr', harbour: 43, valley: 57, ridge: 81 },
  { month: 'May', harbour: 38, valley: 74, ridge: 89 },
  { month: 'Jun', harbour: 29, valley: 83, ridge: 76 },
  { month: 'Jul', harbour: 24, valley: 69, ridge: 63 },
  { month: 'Aug', harbour: 41, valley: 64, ridge: 72 },
  { month: 'Sep', harbour: 68, valley: 55, ridge: 104 },
  { month: 'Oct', harbour: 102, valley: 63, ridge: 141 },
  { month: 'Nov', harbour: 117, valley: 70, ridge: 156 },
  { month: 'Dec', harbour: 108, valley: 67, ridge: 149 },
];

/** Rainfall at the harbour in millimetres on each of the thirty days of one November and the next. */
export const novemberDays = {
  first: [
    6, 2, 0.5, 9, 14, 7, 1, 3, 11, 5, 8, 2, 4, 16, 12, 3, 1, 6, 9, 2, 5, 13, 7, 0.5, 3, 8, 10, 4, 1,
    6,
  ],
  second: [
    1, 8, 12, 4, 2, 6, 15, 9, 3, 1, 5, 11, 7, 2, 0.5, 10, 13, 4, 3, 8, 1, 2, 9, 14, 6, 3, 1, 7, 12,
    2,
  ],
};
