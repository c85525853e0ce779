/**
 * SUNAT's Tabla 10, one type a line: code | sign | IGV credit | last number of a range | register of purchases | name on
 * the screens (empty: the official one) | short name | official name.
 *
 * Unverified: 64 (its name), 99 (historic), 33, 41–46, 48, 49, 51 and 89 (one public source). Compared with the published
 * table by a test.
 */
export const voucherTypeTable: string = `
00|+|depends|range|RCE|Otros||Otros
01|+|yes|single|RCE|Factura|Factura|Factura
02|+|no|single|RCE|Recibo por honorarios|RxH|Recibo por Honorarios
03|+|no|range|RCE|Boleta de venta|Boleta|Boleta de Venta
04|+|depends|single|RCE|Liquidación de compra|Liq. compra|Liquidación de compra
05|+|depends|single|RCE|||Boletos de Transporte Aéreo que emiten las Compañías de Aviación Comercial por el servicio de transporte aéreo regular de pasajeros, emitido de manera manual, mecanizada o por medios electrónicos (BME)
06|+|depends|single|RCE|||Carta de porte aéreo por el servicio de transporte de carga aérea
07|-|adjusts|single|RCE|Nota de crédito|NC|Nota de crédito
08|+|adjusts|single|RCE|Nota de débito|ND|Nota de débito
09|+|no|single|RCE|Guía de remisión-remitente||Guía de remisión - Remitente
10|+|depends|single|RCE|||Recibo por Arrendamiento
11|+|depends|single|RCE|||Póliza emitida por las Bolsas de Valores, Bolsas de Productos o Agentes de Intermediación por operaciones realizadas en las Bolsas de Valores o Productos o fuera de las mismas, autorizadas por SMV
12|+|depends|range|RCE|Tique de máquina registradora|Ticket|Ticket o cinta emitido por máquina registradora
13|+|depends|range|RCE|||Documentos emitidos por las empresas del sistema financiero y de seguros, y por las cooperativas de ahorro y crédito no autorizadas a captar recursos del público, que se encuentren bajo el control de la Superintendencia de Banca, Seguros y AFP
14|+|yes|single|RCE|Recibo por servicios públicos|Recibo serv. públ.|Recibo por servicios públicos de suministro de energía eléctrica, agua, teléfono, telex y telegráficos y otros servicios complementarios que se incluyan en el recibo de servicio público
15|+|depends|single|RCE|||Boletos emitidos por el servicio de transporte terrestre regular urbano de pasajeros y el ferroviario público de pasajeros prestado en vía férrea local
16|+|depends|single|RCE|||Boletos de viaje emitidos por las empresas de transporte nacional de pasajeros, siempre que cuenten con la autorización de la autoridad competente, en las rutas autorizadas. Vía terrestre o ferroviario público no emitido por medios electrónicos (BVME)
17|+|depends|single|RCE|||Documento emitido por la Iglesia Católica por el arrendamiento de bienes inmuebles
18|+|depends|range|RCE|||Documento emitido por las Administradoras Privadas de Fondo de Pensiones que se encuentran bajo la supervisión de la Superintendencia de Banca, Seguros y AFP
19|+|depends|single|RCE|||Boleto o entrada por atracciones y espectáculos públicos
20|+|no|single|RCE|Comprobante de retención|Retención|Comprobante de Retención
21|+|depends|single|RCE|||Conocimiento de embarque por el servicio de transporte de carga marítima
22|+|depends|single|RCE|||Comprobante por Operaciones No Habituales
23|+|depends|single|RCE|||Pólizas de Adjudicación emitidas con ocasión del remate o adjudicación de bienes por venta forzada, por los martilleros o las entidades que rematen o subasten bienes por cuenta de terceros
24|+|depends|single|RCE|||Certificado de pago de regalías emitidas por PERUPETRO S.A.
25|+|depends|single|RCE|||Documento de Atribución (Ley del Impuesto General a las Ventas e Impuesto Selectivo al Consumo, Art. 19º, último párrafo, R.S. N° 022-98-SUNAT)
26|+|depends|single|RCE|||Recibo por el Pago de la Tarifa por Uso de Agua Superficial con fines agrarios y por el pago de la Cuota para la ejecución de una determinada obra o actividad acordada por la Asamblea General de la Comisión de Regantes o Resolución expedida por el Jefe de la Unidad de Aguas y de Riego (Decreto Supremo N° 003-90-AG, Arts. 28 y 48)
27|+|depends|single|RCE|||Seguro Complementario de Trabajo de Riesgo
28|+|depends|single|RCE|||Documentos emitidos por los servicios aeroportuarios prestados a favor de los pasajeros, mediante mecanismo de etiquetas autoadhesivas
29|+|depends|single|RCE|||Documentos emitidos por la COFOPRI en calidad de oferta de venta de terrenos, los correspondientes a las subastas públicas y a la retribución de los servicios que presta
30|+|depends|single|RCE|||Documentos emitidos por las empresas que desempeñan el rol adquirente en los sistemas de pago mediante tarjetas de crédito y débito, emitidas por bancos e instituciones financieras o crediticias, domiciliados o no en el país
31|+|no|single|RCE|Guía de remisión-transportista||Guía de Remisión - Transportista
32|+|depends|single|RCE|||Documentos emitidos por las empresas recaudadoras de la denominada Garantía de Red Principal a la que hace referencia el numeral 7.6 del artículo 7° de la Ley N° 27133 – Ley de Promoción del Desarrollo de la Industria del Gas Natural
33|+|depends|single|RCE|||Manifiesto de Pasajeros
34|+|depends|single|RCE|||Documento del Operador
35|+|depends|single|RCE|||Documento del Partícipe
36|+|depends|single|RCE|||Recibo de Distribución de Gas Natural
37|+|depends|single|RCE|||Documentos que emitan los concesionarios del servicio de revisiones técnicas vehiculares, por la prestación de dicho servicio
40|+|no|single|RCE|Comprobante de percepción|Percepción|Comprobante de Percepción
41|+|no|single|RCE|Comprobante de percepción - venta interna||Comprobante de Percepción - Venta interna
42|+|depends|single|RCE|||Documentos emitidos por las empresas que desempeñan el rol adquiriente en los sistemas de pago mediante tarjetas de crédito emitidas por ellas mismas
43|+|depends|single|RCE|||Boletos emitidos por las Compañías de Aviación Comercial que prestan servicios de transporte aéreo no regular de pasajeros y transporte aéreo especial de pasajeros
44|+|depends|single|RCE|||Billetes de lotería, rifas y apuestas
45|+|depends|single|RCE|||Documentos emitidos por centros educativos y culturales, universidades, asociaciones y fundaciones, en lo referente a actividades no gravadas con tributos administrados por la SUNAT
46|+|yes|single|RCE|||Formulario de Declaración - pago o Boleta de pago de tributos Internos
48|+|depends|single|RCE|||Comprobante de Operaciones - Ley N° 29972
49|+|depends|single|RCE|||Constancia de Depósito - IVAP (Ley 28211)
50|+|yes|single|RCE||DAM|Declaración Única de Aduanas - Importación definitiva
51|+|yes|single|RCE|||Póliza o DUI Fraccionada
52|+|yes|single|RCE|||Despacho Simplificado - Importación Simplificada
53|+|yes|single|RCE|||Declaración de Mensajería o Courier
54|+|yes|single|RCE|||Liquidación de Cobranza
55|+|depends|single|RCE|||BVME para transporte ferroviario de pasajeros
56|+|depends|single|RCE|||Comprobante de pago SEAE
64|+|depends|single|RCE|||Documentos emitidos por el servicio de transporte aéreo de pasajeros (nombre exacto no verificado)
87|-|depends|range|RCE|Nota de crédito especial||Nota de Crédito Especial
88|+|depends|range|RCE|Nota de débito especial||Nota de Débito Especial
89|+|depends|single|RCE|||Nota de Ajuste de Operaciones - Ley N° 29972
91|+|depends|single|8.5|Comprobante de no domiciliado|CP no domic.|Comprobante de No Domiciliado
96|+|depends|single|RCE|||Exceso de crédito fiscal por retiro de bienes
97|-|depends|single|8.5|Nota de crédito - no domiciliado||Nota de Crédito - No Domiciliado
98|+|depends|single|8.5|Nota de débito - no domiciliado||Nota de Débito - No Domiciliado
99|+|depends|single|RCE|Otros - consolidado de boletas||Otros - Consolidado de Boletas de Venta
`
