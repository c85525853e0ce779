export function igvOf(base) {
  if (typeof base !== 'number') throw new TypeError(`${base} is no amount`)
  return base * 0.18
}
