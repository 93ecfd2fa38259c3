export const NEIGHBOUR_WORDS = `
barely butler cracked hearing snapped muscle
`;
