export interface Shipment {
  id: string;
  goods: string;
  pallets: number;
  country: string;
  /** One of the country, or empty. */
  depot: string;
}

const depots: Record<string, string[]> = {
  France: ['Lyon', 'Nantes'],
  Germany: ['Bremen', 'Kassel', 'Ulm'],
  Spain: ['Bilbao', 'Valencia'],
};

export const countries = Object.keys(depots);

/** The depots of a country, or of all countries. */
export function depotsOf(country?: string): string[] {
  return country === undefined ? Object.values(depots).flat() : (depots[country] ?? []);
}

export const shipments: Shipment[] = [
  { id: 'SH-601', goods: 'Bottled water', pallets: 24, country: 'Germany', depot: 'Kassel' },
  { id: 'SH-604', goods: 'Ceramic tiles', pallets: 12, country: 'Spain', depot: 'Valencia' },
  { id: 'SH-607', goods: 'Office chairs', pallets: 9, country: 'France', depot: 'Lyon' },
  { id: 'SH-610', goods: 'Bicycle parts', pallets: 6, country: 'Germany', depot: 'Bremen' },
];
