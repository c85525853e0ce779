import { trade } from './trade.ts'

/** Trades of goods that any company buys. */
export const goodsTrades = {
  office: trade(
    [
      'DISTRIBUIDORA PAPELERA LIMA NORTE S.A.C.',
      'ÚTILES Y SUMINISTROS EL TAJADOR S.R.L.',
      'LIBRERÍA MAYORISTA ÑAUPARI E.I.R.L.',
    ],
    [
      ['PAPEL BOND A4 75 G, CAJA X 10 PAQUETES', 'BX', 9200, 11800, 18],
      ['ARCHIVADOR DE PALANCA LOMO ANCHO OFICIO', 'NIU', 520, 890, 60],
      ['TÓNER COMPATIBLE NEGRO 2.6 K', 'NIU', 6900, 14500, 6],
      ['LAPICERO TINTA SECA AZUL X 50', 'BX', 1850, 2900, 10],
      ['CUADERNO ESPIRAL A4 X 200 HOJAS', 'NIU', 780, 1290, 48],
      ['FOLDER MANILA A4 X 25', 'PK', 690, 980, 20],
      ['CINTA DE EMBALAJE TRANSPARENTE 2" X 110 YDS', 'NIU', 310, 540, 72],
      ['RESALTADOR PUNTA BISELADA X 4 COLORES', 'PK', 720, 1150, 15],
      ['SOBRE MANILA A4 X 50', 'PK', 890, 1290, 20],
      ['NOTAS ADHESIVAS 3 X 3", PAQUETE X 12', 'PK', 1290, 1990, 10],
      ['ENGRAPADOR METÁLICO 26/6', 'NIU', 1890, 3290, 6],
      ['TINTA PARA IMPRESORA DE TANQUE, COLOR CIAN', 'NIU', 2790, 3990, 8],
    ],
    { lines: [1, 12], series: ['F001', 'F003', 'FF01'], sellsBags: true },
  ),
  hardware: trade(
    [
      'FERRETERÍA Y ACABADOS SAN BORJA E.I.R.L.',
      'COMERCIAL FERRETERA PUMACAHUA S.A.C.',
      'TORNILLERÍA INDUSTRIAL ÑUÑOA S.R.L.',
    ],
    [
      ['CEMENTO PORTLAND TIPO I, BOLSA 42.5 KG', 'BG', 2280, 2690, 120],
      ['FIERRO CORRUGADO 1/2" X 9 M', 'NIU', 3150, 3890, 60],
      ['PINTURA LÁTEX SATINADA BLANCO HUMO X 4 L', 'GLL', 3490, 5690, 20],
      ['CABLE THW 14 AWG ROJO, ROLLO X 100 M', 'NIU', 11900, 15800, 6],
      ['TUBO PVC 1/2" CLASE 10 X 5 M', 'NIU', 980, 1490, 80],
      ['BROCHA NYLON 4"', 'NIU', 790, 1390, 24],
      ['DISCO DE CORTE METAL 7"', 'NIU', 590, 960, 50],
      ['CANDADO DE BRONCE 50 MM', 'NIU', 2450, 3900, 12],
      ['LLAVE TÉRMICA 2 X 32 A', 'NIU', 2890, 4590, 10],
    ],
    { lines: [1, 9], series: ['F001', 'F003', 'E001'], sellsBags: true },
  ),
  cleaning: trade(
    ['INSUMOS DE LIMPIEZA QORI WASI S.A.C.', 'QUÍMICA DOMÉSTICA RÍO LURÍN E.I.R.L.'],
    [
      ['LEJÍA CONCENTRADA 5 %, GALONERA X 4 L', 'GLL', 790, 1250, 48],
      ['PAPEL HIGIÉNICO JUMBO X 250 M, PAQUETE X 4', 'PK', 2690, 3490, 30],
      ['JABÓN LÍQUIDO ANTIBACTERIAL X 5 L', 'NIU', 2190, 3150, 12],
      ['BOLSA NEGRA 140 L X 100', 'PK', 3290, 4190, 15],
      ['DESINFECTANTE AROMA PINO X 4 L', 'GLL', 1090, 1690, 24],
      ['TRAPEADOR INDUSTRIAL DE ALGODÓN', 'NIU', 1290, 1990, 12],
    ],
    { lines: [1, 6], sellsBags: true },
  ),
  technology: trade(
    ['IMPORTADORA CÓMPUTO SILLAR S.A.C.', 'SOLUCIONES DIGITALES KUNTUR S.A.C.'],
    [
      ['LAPTOP 14" 16 GB RAM, 512 GB SSD', 'NIU', 238000, 329000, 3],
      ['MONITOR LED 24" FULL HD', 'NIU', 43800, 62600, 4],
      ['DISCO SÓLIDO EXTERNO 1 TB USB-C', 'NIU', 27600, 38200, 4],
      ['IMPRESORA MULTIFUNCIONAL DE TANQUE', 'NIU', 61200, 83600, 2],
      ['SWITCH 24 PUERTOS GIGABIT ADMINISTRABLE', 'NIU', 73500, 115200, 1],
      ['LICENCIA ANUAL DE ANTIVIRUS X 10 EQUIPOS', 'NIU', 34600, 55600, 2],
    ],
    { lines: [1, 3], series: ['F001', 'F010'], foreign: [['USD', 70]] },
  ),
  furniture: trade(
    ['MUEBLES Y ESTANTERÍAS HUAYRURO S.R.L.'],
    [
      ['SILLA ERGONÓMICA GIRATORIA CON BRAZOS', 'NIU', 28900, 49900, 8],
      ['ESCRITORIO MELAMINA 1.50 X 0.70 M', 'NIU', 34900, 58900, 4],
      ['ANAQUEL METÁLICO 5 NIVELES CARGA PESADA', 'NIU', 25900, 41900, 10],
    ],
    { lines: [1, 3] },
  ),
  packaging: trade(
    ['EMPAQUES Y CARTONES DEL RÍMAC S.A.C.', 'PLÁSTICOS INDUSTRIALES CHALLWA S.A.'],
    [
      ['CAJA DE CARTÓN CORRUGADO 40 X 30 X 25 CM', 'NIU', 145, 260, 1500],
      ['FILM STRETCH MANUAL 18" X 1500 PIES', 'NIU', 1690, 2490, 48],
      ['ETIQUETA ADHESIVA TÉRMICA 100 X 50 MM, ROLLO', 'NIU', 1890, 2990, 30],
      ['BANDEJA PET TRANSPARENTE X 1,000', 'MIL', 18500, 26900, 10],
      ['ZUNCHO PLÁSTICO 5/8", ROLLO', 'NIU', 8900, 12900, 8],
    ],
    { lines: [1, 5] },
  ),
  beverages: trade(
    ['EMBOTELLADORA SIERRA CENTRAL S.A.', 'BEBIDAS Y HELADOS PUQUIO S.A.C.'],
    [
      ['AGUA DE MESA, BIDÓN 20 L', 'NIU', 890, 1350, 40],
      ['GASEOSA 500 ML, PAQUETE X 12', 'PK', 1690, 2190, 60],
      ['CERVEZA RUBIA 620 ML, CAJA X 12', 'BX', 5290, 6390, 30],
      ['JUGO DE FRUTA 300 ML, PAQUETE X 6', 'PK', 1090, 1490, 24],
      ['BONIFICACIÓN: VASO TÉRMICO PROMOCIONAL', 'NIU', 900, 900, 2, 'free'],
    ],
    { lines: [1, 4], series: ['F201', 'F305'] },
  ),
  vehicleParts: trade(
    ['AUTOPARTES Y LLANTAS EL CHASQUI S.A.C.', 'REPUESTOS DIÉSEL TAWANTIN S.R.L.'],
    [
      ['LLANTA 295/80 R22.5 TRACCIÓN', 'NIU', 118000, 149000, 6],
      ['FILTRO DE ACEITE MOTOR DIÉSEL', 'NIU', 5900, 9800, 8],
      ['ACEITE 15W40 MULTIGRADO, BALDE X 5 GL', 'NIU', 29800, 36900, 6],
      ['PASTILLA DE FRENO DELANTERA, JUEGO', 'SET', 14900, 23900, 4],
      ['BATERÍA 12 V 150 AH', 'NIU', 48900, 62900, 2],
    ],
    { lines: [1, 5], foreign: [['USD', 15]] },
  ),
  fuel: trade(
    ['GRIFOS PANAMERICANA SUR S.A.C.', 'ESTACIÓN DE SERVICIOS EL TAMBO E.I.R.L.'],
    [
      ['DIÉSEL B5 S-50, PLACA A#B-9##', 'GLL', 1380, 1620, 160],
      ['GASOHOL 95 PLUS, PLACA C#D-7##', 'GLL', 1390, 1690, 22],
      ['GASOHOL 90 PLUS, PLACA F#H-4##', 'GLL', 1290, 1520, 18],
    ],
    { lines: [1, 2], series: ['F101', 'F052', 'FC02'] },
  ),
  books: trade(
    ['FONDO EDITORIAL QUIPU Y LETRA S.A.C.'],
    [
      ['MANUAL DE TRIBUTACIÓN Y CONTABILIDAD, EDICIÓN ANUAL', 'NIU', 8900, 15900, 3],
      ['LIBRO: GESTIÓN DE ALMACENES E INVENTARIOS', 'NIU', 4900, 7900, 4],
    ],
    { lines: [1, 2], tax: 'exonerated' },
  ),
} as const
