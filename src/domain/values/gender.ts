export type Gender = 'F' | 'M';
