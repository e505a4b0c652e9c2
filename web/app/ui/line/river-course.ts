/** Points of the Danube from the Black Forest to the Black Sea, in degrees. */
export type RiverCity = (typeof riverCities)[number]['id'];

/** The minimum page width at which a city's name is shown. */
type Room = 'narrow' | 'medium' | 'wide';
type Side = 'above' | 'below' | 'left' | 'right' | 'corner' | 'mouth';

type City = {
  id: string;
  longitude: number;
  latitude: number;
  /** Kilometres from the mouth, as river distances are measured. */
  kilometre: number;
  side: Side;
  from: Room;
};

export const riverCities = [
  { id: 'ulm', longitude: 9.99, latitude: 48.4, kilometre: 2586, side: 'above', from: 'narrow' },
  {
    id: 'regensburg',
    longitude: 12.1,
    latitude: 49.02,
    kilometre: 2379,
    side: 'above',
    from: 'medium',
  },
  {
    id: 'passau',
    longitude: 13.46,
    latitude: 48.57,
    kilometre: 2226,
    side: 'below',
    from: 'narrow',
  },
  { id: 'linz', longitude: 14.29, latitude: 48.31, kilometre: 2135, side: 'above', from: 'wide' },
  { id: 'vienna', longitude: 16.37, latitude: 48.21, kilometre: 1929, side: 'above', from: 'wide' },
  {
    id: 'bratislava',
    longitude: 17.11,
    latitude: 48.15,
    kilometre: 1869,
    side: 'corner',
    from: 'narrow',
  },
  {
    id: 'budapest',
    longitude: 19.07,
    latitude: 47.5,
    kilometre: 1647,
    side: 'right',
    from: 'narrow',
  },
  {
    id: 'noviSad',
    longitude: 19.83,
    latitude: 45.26,
    kilometre: 1255,
    side: 'right',
    from: 'wide',
  },
  {
    id: 'belgrade',
    longitude: 20.46,
    latitude: 44.82,
    kilometre: 1170,
    side: 'below',
    from: 'narrow',
  },
  { id: 'vidin', longitude: 22.87, latitude: 43.99, kilometre: 790, side: 'left', from: 'wide' },
  { id: 'ruse', longitude: 25.95, latitude: 43.85, kilometre: 495, side: 'below', from: 'medium' },
  { id: 'galati', longitude: 28.05, latitude: 45.44, kilometre: 150, side: 'above', from: 'wide' },
  { id: 'sulina', longitude: 29.65, latitude: 45.16, kilometre: 0, side: 'mouth', from: 'narrow' },
] as const satisfies readonly City[];

/** The course between the cities, so that the bends match the map. */
export const riverCourse: readonly (readonly [longitude: number, latitude: number])[] = [
  [8.5, 47.95],
  [9.2, 48.08],
  [9.99, 48.4],
  [10.6, 48.62],
  [11.42, 48.76],
  [12.1, 49.02],
  [12.75, 48.86],
  [13.46, 48.57],
  [13.85, 48.45],
  [14.29, 48.31],
  [15.1, 48.2],
  [15.6, 48.41],
  [16.37, 48.21],
  [17.11, 48.15],
  [17.7, 47.76],
  [18.4, 47.74],
  [18.95, 47.82],
  [19.07, 47.5],
  [18.93, 46.9],
  [18.9, 46.2],
  [18.75, 45.9],
  [19.0, 45.35],
  [19.83, 45.26],
  [20.46, 44.82],
  [21.4, 44.75],
  [22.0, 44.52],
  [22.6, 44.64],
  [22.87, 43.99],
  [23.6, 43.8],
  [24.9, 43.68],
  [25.95, 43.85],
  [26.8, 44.1],
  [27.6, 44.15],
  [28.03, 44.5],
  [27.92, 45.1],
  [28.05, 45.44],
  [28.8, 45.2],
  [29.65, 45.16],
];
