/** What a line of business buys besides its trades; a company names its own in its plan. */
export type RareKind = 'trading' | 'building' | 'farming' | 'transport' | 'milling' | 'oil' | 'pharmacy' | 'fishing'

/** Columns of the register that the amount goes to. */
export type RareTax = 'general' | 'untaxed'

/** A purchase of a type that has no XML of its own: only the register knows it. */
export interface RarePurchase {
  /** Tabla 10. */
  readonly type: string
  readonly supplier: string
  /** Each `#` becomes a digit. */
  readonly series: string
  readonly tax: RareTax
  /** Net amount from and to, in céntimos. */
  readonly amount: readonly [number, number]
  readonly kinds: readonly RareKind[]
}

type Row = readonly [
  type: string,
  supplier: string,
  series: string,
  tax: RareTax,
  from: number,
  to: number,
  kinds: string,
]

const rows: readonly Row[] = [
  ['00', 'CONCESIONARIA VIAL PUERTAS DEL SOL S.A.', '', 'general', 900, 4200, 'trading transport'],
  ['04', 'CHÁVEZ HUAMANÍ EULOGIO', 'E001', 'untaxed', 180000, 900000, 'milling fishing'],
  ['05', 'AEROLÍNEA VUELO ANDINO S.A.C.', '0817', 'general', 18000, 69000, 'trading building farming oil'],
  ['06', 'CARGA AÉREA ALTIPLANO S.A.C.', '0544', 'general', 90000, 420000, 'farming'],
  ['10', 'RAMÍREZ SOLANO TEÓFILA', '1683', 'untaxed', 90000, 160000, 'building'],
  ['11', 'AGENTES DE BOLSA MIRAFLORES SUR S.A.', 'P001', 'untaxed', 12000, 48000, 'oil'],
  ['12', 'ESTACIONAMIENTOS CENTRO CÍVICO S.A.C.', 'FFGF12####', 'general', 600, 3900, 'trading transport pharmacy'],
  [
    '13',
    'CAJA MUNICIPAL DE CRÉDITO LA ALAMEDA S.A.',
    'BB01',
    'untaxed',
    2500,
    38000,
    'trading building farming pharmacy',
  ],
  [
    '14',
    'ENERGÍA ELÉCTRICA DEL PACÍFICO S.A.',
    'S001',
    'general',
    90000,
    380000,
    'trading building farming transport milling oil pharmacy fishing',
  ],
  [
    '14',
    'AGUAS Y SANEAMIENTO DEL LITORAL S.A.',
    'S004',
    'general',
    18000,
    92000,
    'trading farming milling pharmacy fishing',
  ],
  ['15', 'EMPRESA DE TRANSPORTE URBANO LA PERLITA S.A.', '0021', 'untaxed', 300, 1800, 'trading'],
  ['16', 'TURISMO INTERPROVINCIAL ESTRELLA DEL SUR S.R.L.', '0145', 'untaxed', 6000, 18000, 'building trading'],
  ['17', 'PARROQUIA SAN MARTÍN DE LA RIBERA', '0001', 'untaxed', 120000, 120000, 'pharmacy'],
  ['18', 'ADMINISTRADORA DE FONDOS HORIZONTE NUEVO AFP S.A.', '0003', 'untaxed', 1500, 9800, 'trading'],
  ['19', 'PRODUCTORA DE ESPECTÁCULOS EL RETABLO S.A.C.', '0012', 'untaxed', 9000, 32000, 'trading'],
  ['21', 'NAVIERA OCÉANO CHALACO S.A.', '0MLN', 'untaxed', 280000, 780000, 'farming'],
  ['22', 'PAREDES LUNA GUILLERMO', '0820', 'untaxed', 80000, 260000, 'building'],
  ['23', 'MARTILLEROS ASOCIADOS DEL CENTRO S.A.C.', '0007', 'general', 900000, 1900000, 'building'],
  ['24', 'ADMINISTRADORA DE CONTRATOS PETROLEROS DEL NOROESTE S.A.', '0002', 'untaxed', 900000, 2400000, 'oil'],
  ['25', 'CONSORCIO VIAL QUEBRADA HONDA S.A.C.', '0001', 'general', 280000, 760000, 'building'],
  ['26', 'JUNTA DE USUARIOS DE RIEGO VALLE BAJO', '0026', 'untaxed', 60000, 190000, 'farming milling'],
  ['27', 'ASEGURADORA CÓNDOR DE LOS ANDES S.A.', 'SCTR', 'general', 22000, 76000, 'building oil'],
  ['28', 'SERVICIOS AEROPORTUARIOS DEL SUR MEDIO S.A.', '0009', 'general', 1200, 4800, 'trading oil'],
  ['29', 'ORGANISMO DE FORMALIZACIÓN PREDIAL DEL LITORAL', '0004', 'untaxed', 450000, 980000, 'building'],
  ['30', 'PROCESADORA DE TARJETAS PAGO ÁGIL S.A.', 'F030', 'general', 9000, 46000, 'trading pharmacy'],
  ['32', 'RECAUDADORA DE GARANTÍA GASÍFERA S.A.', '0032', 'general', 40000, 120000, 'oil'],
  ['34', 'OPERADOR LOTE NORTE S.A.C.', '0034', 'general', 380000, 990000, 'oil'],
  ['35', 'PARTÍCIPE LOTE NORTE S.A.C.', '0035', 'general', 180000, 520000, 'oil'],
  ['36', 'DISTRIBUIDORA DE GAS NATURAL COSTANERA S.A.', 'S036', 'general', 60000, 240000, 'trading milling pharmacy'],
  ['37', 'REVISIONES TÉCNICAS VEHICULARES EL ÓVALO S.A.C.', '0037', 'general', 9000, 14500, 'transport trading'],
  ['42', 'EMISORA DE TARJETAS CRÉDITO LLANO S.A.', '0042', 'general', 4500, 21000, 'trading'],
  ['43', 'TAXI AÉREO SELVA ALTA S.A.C.', '0043', 'general', 180000, 460000, 'oil'],
  ['44', 'SORTEOS BENÉFICOS LA BUENA ESTRELLA', '0044', 'untaxed', 2000, 9000, 'trading'],
  ['45', 'UNIVERSIDAD PRIVADA CUMBRE DEL ANDE', '0045', 'untaxed', 60000, 180000, 'trading building pharmacy'],
  ['46', 'CLOUD SERVICES NORTHWIND LLC', '1662', 'general', 90000, 320000, 'trading oil'],
  ['48', 'COOPERATIVA AGRARIA SEMILLA VERDE', '0048', 'untaxed', 380000, 1400000, 'farming milling'],
  ['49', 'MOLINO LA ESPIGA DE GUADALUPE S.R.L.', '0049', 'untaxed', 190000, 480000, 'milling'],
  ['50', 'SHENZHEN BRIGHT TOOLS TRADING CO', '118', 'general', 1800000, 5200000, 'trading farming'],
  ['51', 'NORDIC COLD CHAIN APS', '118', 'general', 1200000, 3400000, 'farming'],
  ['52', 'GUANGZHOU OFFICE GOODS LTD', '235', 'general', 120000, 480000, 'trading'],
  ['53', 'EXPRESS PARCEL WORLDWIDE INC', '235', 'general', 18000, 84000, 'trading pharmacy'],
  ['54', 'SHENZHEN BRIGHT TOOLS TRADING CO', '118', 'general', 30000, 160000, 'trading'],
  ['55', 'FERROCARRIL VALLE SAGRADO S.A.', '0055', 'general', 12000, 32000, 'trading'],
  ['56', 'SERVICIOS ELECTRÓNICOS ALTERNOS DEL ESTE S.A.C.', '0056', 'general', 9000, 28000, 'trading'],
  ['64', 'AEROLÍNEA VUELO ANDINO S.A.C.', '0064', 'general', 22000, 61000, 'trading'],
  ['87', 'CAJA MUNICIPAL DE CRÉDITO LA ALAMEDA S.A.', 'BB02', 'untaxed', 400, 2400, 'trading'],
  ['88', 'CAJA MUNICIPAL DE CRÉDITO LA ALAMEDA S.A.', 'BB03', 'untaxed', 300, 1900, 'trading'],
  ['89', 'COOPERATIVA AGRARIA SEMILLA VERDE', '0089', 'untaxed', 20000, 90000, 'milling'],
  ['96', 'RETIRO DE BIENES (DOCUMENTO INTERNO)', '0096', 'general', 3000, 18000, 'trading'],
  ['99', 'BODEGAS ASOCIADAS DEL MERCADO CENTRAL', '0099', 'untaxed', 8000, 36000, 'trading'],
]

/**
 * Purchases without XML, one row a type and supplier: every type of Tabla 10 that RCE takes and that is neither a usual
 * voucher (01, 03, 07, 08) nor one that a register of purchases does not hold (02, 09, 20, 31, 33, 40, 41).
 */
export const rarePurchases: readonly RarePurchase[] = rows.map(([type, supplier, series, tax, from, to, kinds]) => ({
  type,
  supplier,
  series,
  tax,
  amount: [from, to],
  kinds: kinds.split(' ') as RareKind[],
}))
