/** Apartments to let, in three districts of one town. */
export type Apartment = {
  id: string;
  district: 'Harbor' | 'Old town' | 'Hillside';
  /** In m². */
  size: number;
  /** Per month, in €. */
  rent: number;
  /** The walk to the next station, in minutes. */
  walk: number;
};

export const apartments: Apartment[] = [
  { id: 'A01', district: 'Harbor', size: 40, rent: 980, walk: 4 },
  { id: 'A02', district: 'Harbor', size: 51, rent: 1100, walk: 2 },
  { id: 'A03', district: 'Harbor', size: 52, rent: 1090, walk: 8 },
  { id: 'A04', district: 'Harbor', size: 66, rent: 1190, walk: 4 },
  { id: 'A05', district: 'Harbor', size: 85, rent: 1500, walk: 2 },
  { id: 'A06', district: 'Harbor', size: 87, rent: 1490, walk: 2 },
  { id: 'A07', district: 'Harbor', size: 88, rent: 1560, walk: 5 },
  { id: 'A08', district: 'Harbor', size: 93, rent: 1460, walk: 9 },
  { id: 'A09', district: 'Harbor', size: 99, rent: 1500, walk: 7 },
  { id: 'A10', district: 'Harbor', size: 103, rent: 1740, walk: 5 },
  { id: 'A11', district: 'Harbor', size: 104, rent: 1600, walk: 6 },
  { id: 'A12', district: 'Harbor', size: 107, rent: 1710, walk: 9 },
  { id: 'A13', district: 'Harbor', size: 108, rent: 1680, walk: 6 },
  { id: 'A14', district: 'Harbor', size: 111, rent: 1870, walk: 3 },
  { id: 'A15', district: 'Old town', size: 31, rent: 940, walk: 3 },
  { id: 'A16', district: 'Old town', size: 36, rent: 990, walk: 6 },
  { id: 'A17', district: 'Old town', size: 41, rent: 900, walk: 3 },
  { id: 'A18', district: 'Old town', size: 57, rent: 1320, walk: 9 },
  { id: 'A19', district: 'Old town', size: 60, rent: 1420, walk: 9 },
  { id: 'A20', district: 'Old town', size: 64, rent: 1450, walk: 7 },
  { id: 'A21', district: 'Old town', size: 65, rent: 1470, walk: 8 },
  { id: 'A22', district: 'Old town', size: 68, rent: 1490, walk: 9 },
  { id: 'A23', district: 'Old town', size: 77, rent: 1710, walk: 4 },
  { id: 'A24', district: 'Old town', size: 79, rent: 1760, walk: 3 },
  { id: 'A25', district: 'Old town', size: 93, rent: 1810, walk: 3 },
  { id: 'A26', district: 'Old town', size: 100, rent: 1950, walk: 11 },
  { id: 'A27', district: 'Old town', size: 103, rent: 1980, walk: 6 },
  { id: 'A28', district: 'Old town', size: 105, rent: 2070, walk: 5 },
  { id: 'A29', district: 'Hillside', size: 28, rent: 630, walk: 12 },
  { id: 'A30', district: 'Hillside', size: 30, rent: 520, walk: 23 },
  { id: 'A31', district: 'Hillside', size: 42, rent: 790, walk: 17 },
  { id: 'A32', district: 'Hillside', size: 51, rent: 780, walk: 18 },
  { id: 'A33', district: 'Hillside', size: 54, rent: 810, walk: 21 },
  { id: 'A34', district: 'Hillside', size: 55, rent: 850, walk: 16 },
  { id: 'A35', district: 'Hillside', size: 62, rent: 920, walk: 9 },
  { id: 'A36', district: 'Hillside', size: 66, rent: 850, walk: 23 },
  { id: 'A37', district: 'Hillside', size: 77, rent: 1180, walk: 13 },
  { id: 'A38', district: 'Hillside', size: 78, rent: 1090, walk: 13 },
  { id: 'A39', district: 'Hillside', size: 81, rent: 1080, walk: 21 },
  { id: 'A40', district: 'Hillside', size: 107, rent: 1430, walk: 16 },
  { id: 'A41', district: 'Hillside', size: 110, rent: 1410, walk: 16 },
  { id: 'A42', district: 'Hillside', size: 111, rent: 1400, walk: 15 },
];
