/** Who takes a place. */
export type Occupant = 'passenger' | 'wheelchair-user' | 'companion' | 'pet';
