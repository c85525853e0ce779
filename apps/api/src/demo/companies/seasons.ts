/** Percentages of a usual month, January to December. */
export const seasons = {
  /** School campaign in March, Fiestas Patrias, Christmas. */
  trading: [84, 88, 118, 96, 100, 98, 116, 97, 99, 103, 114, 148],
  /** Few works in the rains. */
  building: [82, 84, 92, 98, 104, 108, 110, 112, 106, 104, 100, 88],
  /** Avocado from April to August, blueberries from September to November. */
  farming: [58, 52, 64, 92, 128, 142, 138, 118, 96, 108, 112, 78],
  /** Summer at the beach, Mother's Day, Fiestas Patrias, December. */
  meals: [118, 122, 104, 98, 106, 100, 128, 102, 96, 100, 102, 136],
  /** School uniforms, winter, Christmas. */
  textiles: [112, 126, 104, 88, 96, 110, 122, 92, 90, 98, 112, 140],
  /** Colds from May to August. */
  health: [96, 94, 98, 102, 112, 124, 126, 116, 104, 98, 94, 102],
  haulage: [90, 88, 96, 100, 102, 100, 106, 102, 100, 104, 108, 112],
  /** Rice harvest of the north coast. */
  milling: [88, 80, 84, 108, 142, 150, 128, 104, 92, 86, 90, 96],
} as const satisfies Record<string, readonly number[]>
