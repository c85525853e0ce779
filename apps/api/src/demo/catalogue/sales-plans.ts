import { detractions, type Trade, trade } from './trade.ts'
import { goodsTrades } from './trades-goods.ts'
import { industryTrades } from './trades-industry.ts'

/** Nobody: what is sold is not bought from a supplier of the catalogue. */
const own: readonly string[] = []

/** What the demo companies sell. */
export const salesPlans = {
  wholesale: {
    ...trade(own, [], { lines: [1, 12], sellsBags: true, foreign: [['USD', 3]] }),
    items: [...goodsTrades.office.items, ...goodsTrades.hardware.items, ...goodsTrades.cleaning.items],
  },
  exports: trade(
    own,
    [
      ['FRESH HASS AVOCADO CATEGORY I, 4 KG BOXES', 'BX', 2200, 3300, 4800],
      ['FRESH GREEN ASPARAGUS, LARGE, 5 KG BOXES', 'BX', 5800, 8700, 1400],
      ['FRESH BLUEBERRIES, CLAMSHELL 12 X 125 G', 'BX', 2900, 4500, 3200],
    ],
    {
      lines: [1, 3],
      series: ['F001'],
      tax: 'export',
      foreign: [
        ['USD', 72],
        ['EUR', 22],
      ],
    },
  ),
  farmGate: trade(
    own,
    [
      ['DESCARTE DE PALTA PARA INDUSTRIA', 'KGM', 120, 210, 6000],
      ['ALQUILER DE CÁMARA FRIGORÍFICA, {mes}', 'ZZ', 180000, 420000, 1],
    ],
    { lines: [1, 1], series: ['F001'] },
  ),
  menu: trade(
    own,
    [
      ['CEVICHE CLÁSICO DE CORVINA', 'NIU', 3900, 5200, 4],
      ['ARROZ CON MARISCOS', 'NIU', 3400, 4600, 4],
      ['CHICHARRÓN DE CALAMAR', 'NIU', 2900, 4200, 3],
      ['LECHE DE TIGRE', 'NIU', 1900, 2700, 4],
      ['JARRA DE CHICHA MORADA', 'NIU', 1400, 2100, 3],
      ['TACU TACU EN SALSA DE MARISCOS', 'NIU', 3600, 4800, 3],
    ],
    { lines: [1, 5], tax: 'reduced', sellsBags: true },
  ),
  garments: trade(
    own,
    [
      ['POLO CUELLO REDONDO ALGODÓN PIMA, TALLAS S-M-L', 'NIU', 1500, 2600, 260],
      ['CASACA FRENCH TERRY CON CAPUCHA', 'NIU', 4200, 6500, 120],
      ['PANTALÓN JOGGER UNISEX', 'NIU', 2900, 4300, 140],
      ['UNIFORME ESCOLAR: FALDA PLISADA', 'NIU', 2400, 3500, 160],
      ['BUZO DEPORTIVO NIÑO, CONJUNTO', 'NIU', 3800, 5600, 90],
    ],
    { lines: [1, 5] },
  ),
  pharmacy: {
    ...trade(own, [], { lines: [1, 12], sellsBags: true }),
    items: industryTrades.medicines.items.map((item) => ({
      ...item,
      value: [markedUp(item.value[0]), markedUp(item.value[1])] as const,
    })),
  },
  haulage: trade(
    own,
    [
      ['SERVICIO DE TRANSPORTE DE CARGA LIMA – HUANCAYO – LIMA, GUÍA T002-0000####', 'ZZ', 160000, 480000, 1],
      ['SERVICIO DE TRANSPORTE DE MINERAL A DEPÓSITO, TONELADA', 'TNE', 6500, 9800, 64],
      ['FALSO FLETE Y TIEMPO DE ESPERA', 'ZZ', 20000, 60000, 1],
    ],
    { lines: [1, 3], detraction: detractions.freight },
  ),
  rice: trade(
    own,
    [
      ['ARROZ EXTRA AÑEJO, SACO X 50 KG', 'BG', 15200, 18900, 260, 'ivap'],
      ['ARROZ SUPERIOR, SACO X 49 KG', 'BG', 13200, 16200, 300, 'ivap'],
      ['SERVICIO DE PILADO Y SECADO, SACO', 'NIU', 650, 980, 500],
      ['POLVILLO Y ÑELÉN, SACO X 40 KG', 'BG', 2800, 4100, 120],
    ],
    { lines: [1, 1] },
  ),
  works: trade(
    own,
    [
      ['VALORIZACIÓN N.º ## – EDIFICIO MULTIFAMILIAR LOS SAUCES', 'ZZ', 4200000, 13500000, 1],
      ['VALORIZACIÓN N.º ## – AMPLIACIÓN DE ALMACÉN Y CERCO PERIMÉTRICO', 'ZZ', 1900000, 6400000, 1],
      ['ADICIONAL DE OBRA N.º #, MOVIMIENTO DE TIERRAS', 'ZZ', 600000, 2100000, 1],
    ],
    { lines: [1, 2], series: ['E001'], detraction: detractions.construction },
  ),
  fish: trade(
    own,
    [
      ['FILETE DE MERLUZA CONGELADO', 'KGM', 750, 1150, 900],
      ['CALAMAR GIGANTE EN RODAJAS, CONGELADO', 'KGM', 690, 980, 1200],
    ],
    { lines: [1, 2], tax: 'exonerated' },
  ),
  bookshop: {
    ...trade(own, [], { lines: [1, 6], sellsBags: true }),
    items: [...goodsTrades.office.items, ...goodsTrades.books.items],
  },
  bakery: trade(
    own,
    [
      ['PAN FRANCÉS, CIENTO', 'CEN', 1900, 2600, 30],
      ['TORTA TRES LECHES, MOLDE GRANDE', 'NIU', 4600, 7200, 3],
      ['EMPANADA DE CARNE X 12', 'DZN', 3900, 5400, 6],
      ['PANETÓN CON PASAS Y FRUTA CONFITADA 900 G', 'NIU', 1450, 2150, 40],
    ],
    { lines: [1, 4], sellsBags: true },
  ),
  wellServices: trade(
    own,
    [
      ['SERVICIO DE PULLING Y REACONDICIONAMIENTO DE POZO, {mes}', 'ZZ', 1800000, 5200000, 1],
      ['ALQUILER DE UNIDAD DE BOMBEO MECÁNICO, {mes}', 'ZZ', 600000, 1500000, 1],
    ],
    { lines: [1, 2], series: ['F001'], detraction: detractions.otherServices, foreign: [['USD', 60]] },
  ),
} as const satisfies Record<string, Trade>

/** Retail over cost, 30 %. */
function markedUp(valueCentimos: number): number {
  return Math.trunc((valueCentimos * 13) / 10)
}
