export interface GardenItem {
  id: string;
  label: string;
  children?: GardenItem[];
}

/** A botanical garden as tree items: greenhouses hold sections, sections hold plants. */
export const gardenItems: GardenItem[] = [
  {
    id: 'palm-house',
    label: 'Palm House',
    children: [
      {
        id: 'rainforest',
        label: 'Rainforest',
        children: [
          { id: 'cacao', label: 'Cacao' },
          { id: 'vanilla-orchid', label: 'Vanilla orchid' },
          { id: 'red-banana', label: 'Red banana' },
        ],
      },
      {
        id: 'cloud-forest',
        label: 'Cloud forest',
        children: [
          { id: 'tree-fern', label: 'Tree fern' },
          { id: 'pitcher-plant', label: 'Pitcher plant' },
        ],
      },
    ],
  },
  {
    id: 'desert-house',
    label: 'Desert House',
    children: [
      {
        id: 'cacti',
        label: 'Cacti',
        children: [
          { id: 'saguaro', label: 'Saguaro' },
          { id: 'golden-barrel', label: 'Golden barrel' },
        ],
      },
      {
        id: 'succulents',
        label: 'Succulents',
        children: [
          { id: 'aloe', label: 'Aloe' },
          { id: 'agave', label: 'Agave' },
          { id: 'jade-plant', label: 'Jade plant' },
        ],
      },
    ],
  },
  {
    id: 'alpine-house',
    label: 'Alpine House',
    children: [
      { id: 'edelweiss', label: 'Edelweiss' },
      { id: 'spring-gentian', label: 'Spring gentian' },
      { id: 'mountain-avens', label: 'Mountain avens' },
    ],
  },
  {
    id: 'herb-garden',
    label: 'Herb Garden',
    children: [
      { id: 'sage', label: 'Sage' },
      { id: 'lemon-balm', label: 'Lemon balm' },
    ],
  },
];
