// Invented projects of a railway that does not exist, each with its tasks.

export type Status = 'On time' | 'Late' | 'Done';

export interface Task {
  id: number;
  /** The project, and the task below it. */
  path: string[];
  owner: string;
  status: Status;
  /** Working days. */
  days: number;
}

export const tasks: Task[] = [
  { id: 1, path: ['Platform roof'], owner: 'Ama Baker', status: 'Late', days: 90 },
  { id: 2, path: ['Platform roof', 'Survey'], owner: 'Nils Berg', status: 'Done', days: 12 },
  { id: 3, path: ['Platform roof', 'Steel'], owner: 'Ama Baker', status: 'Late', days: 60 },
  { id: 4, path: ['Platform roof', 'Lighting'], owner: 'Ira Novak', status: 'On time', days: 18 },
  { id: 5, path: ['Signal tower'], owner: 'Teo Marin', status: 'On time', days: 140 },
  { id: 6, path: ['Signal tower', 'Cabling'], owner: 'Teo Marin', status: 'Late', days: 85 },
  { id: 7, path: ['Signal tower', 'Software'], owner: 'Mei Lin', status: 'On time', days: 40 },
  { id: 8, path: ['Signal tower', 'Training'], owner: 'Ira Novak', status: 'On time', days: 15 },
  { id: 9, path: ['Ticket hall'], owner: 'Mei Lin', status: 'Done', days: 45 },
  { id: 10, path: ['Ticket hall', 'Gates'], owner: 'Nils Berg', status: 'Done', days: 30 },
  { id: 11, path: ['Ticket hall', 'Signs'], owner: 'Mei Lin', status: 'Done', days: 5 },
];
