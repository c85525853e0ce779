/** The header without accents, marks, case or repeated blanks: 'Apellidos Nombres/ Razón  Social' → 'apellidos nombres razon social'. */
export function normaliseHeader(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
