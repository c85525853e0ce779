/** Which list of the norm a good or service stands in: annexes 1 to 3 of R.S. 183-2004, or a norm of its own. */
export type DetractionAnnex = '1' | '2' | '3' | 'ivap' | 'freight' | 'passengers'

/** A good or service of catálogo 54. */
export interface DetractionGood {
  /** Three digits. */
  readonly code: string
  readonly name: string
  /** Null where no public source says it. */
  readonly annex: DetractionAnnex | null
  /** Of the total, decimal text; null where there is none (a fixed amount, or a code of the past). */
  readonly percent: string | null
  /** Operations above it are subject (`isAboveDetractionMinimum`): soles, or half a UIT; `none` where every operation is; null where it is not known. */
  readonly minimum: number | 'half-uit' | 'none' | null
  /** False for codes that only old deposits carry. */
  readonly isCurrent: boolean
  /** False where the rate rests on memory, or sources contradict each other: it is not among `detractionRates`. */
  readonly isConfirmed: boolean
  /** What is not certain about it, in Spanish; null when nothing is. */
  readonly doubt: string | null
}

/**
 * Every good and service that a deposit may name, by code. The code is no numeral of the annexes ("14" is milk there and
 * meat here).
 *
 * Source: catálogo 54; R.S. 183-2004 with R.S. 071-2018 and 082-2018; freight: R.S. 073-2006; rice: Ley 28211; gathered from
 * public lists (domain notes, section 6), whose contradictions `doubt` tells. Half a UIT of annex 1: one source. Without a
 * minimum: numerals 6, 16, 19 and 21 of annex 2 (010, 031, 034, 036; R.S. 183-2004, art. 8 [one source]) and immovables (040; R.S.
 * 022-2013 [one source]).
 */
export const detractionGoods: readonly DetractionGood[] = /* @__PURE__ */ listGoods()

// Marked pure, so that a bundle that needs no goods leaves the table out.
function listGoods(): DetractionGood[] {
  return [
    good('001', 'Azúcar y melaza de caña', ['1', '10', 'half-uit']),
    {
      ...good('002', 'Arroz (IVAP, Ley 28211)', ['ivap', '3.85', 'none']),
      isConfirmed: false,
      doubt: 'De memoria: la tasa no está verificada y una fuente pone 10 %.',
    },
    good('003', 'Alcohol etílico', ['1', '10', 'half-uit']),
    {
      ...good('004', 'Recursos hidrobiológicos', ['2', '4', 700]),
      doubt: 'De memoria: 15 % si el proveedor no figura en el listado de SUNAT.',
    },
    good('005', 'Maíz amarillo duro', ['2', '4', 700]),
    { ...good('006', 'Algodón', [null, null, null]), isCurrent: false },
    {
      ...good('007', 'Caña de azúcar', ['2', '10', 700]),
      isConfirmed: false,
      doubt: 'Dos fuentes ponen 10 % y otra, 4 %.',
    },
    good('008', 'Madera', ['2', '4', 700]),
    good('009', 'Arena y piedra', ['2', '10', 700]),
    good(
      '010',
      'Residuos, subproductos, desechos, recortes y desperdicios y formas primarias derivadas de los mismos',
      ['2', '15', 'none'],
    ),
    {
      ...good('011', 'Bienes gravados con el IGV por renuncia a la exoneración', ['2', '10', 700]),
      doubt: 'Una fuente pone 15 %, que parece un error.',
    },
    good('012', 'Intermediación laboral y tercerización', ['3', '12', 700]),
    { ...good('013', 'Animales vivos', [null, null, null]), isCurrent: false },
    good('014', 'Carnes y despojos comestibles', ['2', '4', 700]),
    { ...good('015', 'Abonos, cueros y pieles de origen animal', [null, null, null]), isCurrent: false },
    { ...good('016', 'Aceite de pescado', ['2', '10', 700]), doubt: 'Una fuente pone 4 %, que parece un error.' },
    good('017', 'Harina, polvo y pellets de pescado, crustáceos, moluscos y demás invertebrados acuáticos', [
      '2',
      '4',
      700,
    ]),
    {
      ...good('018', 'Embarcaciones pesqueras', [null, null, null]),
      isCurrent: false,
      doubt: 'De memoria: solo para depósitos antiguos.',
    },
    good('019', 'Arrendamiento de bienes', ['3', '10', 700]),
    good('020', 'Mantenimiento y reparación de bienes muebles', ['3', '12', 700]),
    good('021', 'Movimiento de carga', ['3', '10', 700]),
    good('022', 'Otros servicios empresariales', ['3', '12', 700]),
    good('023', 'Leche', ['2', '4', 700]),
    good('024', 'Comisión mercantil', ['3', '10', 700]),
    good('025', 'Fabricación de bienes por encargo', ['3', '10', 700]),
    good('026', 'Servicio de transporte de personas', ['3', '10', 700]),
    {
      ...good('027', 'Servicio de transporte de bienes (carga) por vía terrestre', ['freight', '4', 400]),
      doubt: 'De memoria: la base es el mayor entre el valor pactado y el referencial.',
    },
    {
      ...good('028', 'Transporte público de pasajeros por vía terrestre', ['passengers', null, null]),
      isConfirmed: false,
      doubt: 'De memoria: monto fijo por eje en el peaje, no un porcentaje.',
    },
    {
      ...good('029', 'Algodón en rama sin desmotar', [null, null, null]),
      isCurrent: false,
      doubt: 'De memoria: solo para depósitos antiguos.',
    },
    good('030', 'Contratos de construcción', ['3', '4', 700]),
    good('031', 'Oro gravado con el IGV', ['2', '10', 'none']),
    {
      ...good('032', 'Páprika y otros frutos de los géneros capsicum o pimienta', ['2', '10', 700]),
      isConfirmed: false,
      doubt: 'De memoria: el código no está en todas las listas.',
    },
    {
      ...good('033', 'Espárragos', [null, null, null]),
      isCurrent: false,
      doubt: 'De memoria: solo para depósitos antiguos.',
    },
    good('034', 'Minerales metálicos no auríferos', ['2', '10', 'none']),
    good('035', 'Bienes exonerados del IGV', ['2', '1.5', 700]),
    good('036', 'Oro y demás minerales metálicos exonerados del IGV', ['2', '1.5', 'none']),
    good('037', 'Demás servicios gravados con el IGV', ['3', '12', 700]),
    good('039', 'Minerales no metálicos', ['2', '10', 700]),
    good('040', 'Bien inmueble gravado con el IGV', ['2', '4', 'none']),
    { ...good('041', 'Plomo', ['2', '15', 700]), doubt: 'No está en todas las listas.' },
    {
      ...good('099', 'Ley 30737', [null, '8', null]),
      isConfirmed: false,
      doubt: 'De memoria: régimen especial de la Ley 30737.',
    },
  ]
}

function good(
  code: string,
  name: string,
  [annex, percent, minimum]: readonly [DetractionAnnex | null, string | null, DetractionGood['minimum']],
): DetractionGood {
  return { code, name, annex, percent, minimum, isCurrent: true, isConfirmed: true, doubt: null }
}
