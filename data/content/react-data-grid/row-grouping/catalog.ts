// Invented books of a publisher that does not exist.

export interface Translator {
  name: string;
  /** The language that the book was translated from. */
  from: string;
}

export interface Book {
  id: number;
  title: string;
  imprint: string;
  author: string;
  year: number;
  /** Printed copies sold. */
  sold: number;
  /** 1 to 5. */
  rating: number;
  series: string | null;
  translator: Translator | null;
}

const eva: Translator = { name: 'Eva Lund', from: 'Swedish' };
const omar: Translator = { name: 'Omar Haddad', from: 'Arabic' };

export const books: Book[] = [
  {
    id: 1,
    title: 'Salt Roads',
    imprint: 'Harbor',
    author: 'Nadia Okoye',
    year: 2019,
    sold: 41200,
    rating: 5,
    series: 'Coasts',
    translator: null,
  },
  {
    id: 2,
    title: 'The Ferry Clerk',
    imprint: 'Harbor',
    author: 'Nadia Okoye',
    year: 2021,
    sold: 28750,
    rating: 4,
    series: 'Coasts',
    translator: null,
  },
  {
    id: 3,
    title: 'Nine Harbors',
    imprint: 'Harbor',
    author: 'Lars Ekman',
    year: 2023,
    sold: 12400,
    rating: 4,
    series: null,
    translator: eva,
  },
  {
    id: 4,
    title: 'Winter Stores',
    imprint: 'Larch',
    author: 'Ines Prado',
    year: 2020,
    sold: 18600,
    rating: 3,
    series: 'Kitchen Notes',
    translator: null,
  },
  {
    id: 5,
    title: 'Bread at Altitude',
    imprint: 'Larch',
    author: 'Ines Prado',
    year: 2022,
    sold: 33900,
    rating: 5,
    series: 'Kitchen Notes',
    translator: null,
  },
  {
    id: 6,
    title: 'Forest Ledger',
    imprint: 'Larch',
    author: 'Lars Ekman',
    year: 2018,
    sold: 9800,
    rating: 3,
    series: null,
    translator: eva,
  },
  {
    id: 7,
    title: 'The Glass Meridian',
    imprint: 'Northlight',
    author: 'Samir Naguib',
    year: 2024,
    sold: 52100,
    rating: 5,
    series: 'Meridian',
    translator: omar,
  },
  {
    id: 8,
    title: 'The Copper Meridian',
    imprint: 'Northlight',
    author: 'Samir Naguib',
    year: 2025,
    sold: 37300,
    rating: 4,
    series: 'Meridian',
    translator: omar,
  },
  {
    id: 9,
    title: 'Small Observatories',
    imprint: 'Northlight',
    author: 'June Albright',
    year: 2017,
    sold: 7600,
    rating: 3,
    series: null,
    translator: null,
  },
  {
    id: 10,
    title: 'A Clock for Mars',
    imprint: 'Northlight',
    author: 'June Albright',
    year: 2022,
    sold: 24500,
    rating: 4,
    series: null,
    translator: null,
  },
];
