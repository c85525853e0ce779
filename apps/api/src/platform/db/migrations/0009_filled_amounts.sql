ALTER TABLE "period_figures" ADD COLUMN "with_taxable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_igv" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_net_taxable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_net_igv" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_taxable_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_igv_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_export" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_untaxed_sale" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_taxable_dg" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_igv_dg" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_taxable_dgng" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_igv_dgng" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_taxable_dng" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_untaxed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_ivap_taxable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "period_figures" ADD COLUMN "with_ivap" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "period_figures" f SET
  with_taxable = c.with_taxable,
  with_igv = c.with_igv,
  with_net_taxable = c.with_net_taxable,
  with_net_igv = c.with_net_igv,
  with_taxable_discount = c.with_taxable_discount,
  with_igv_discount = c.with_igv_discount,
  with_export = c.with_export,
  with_untaxed_sale = c.with_untaxed_sale,
  with_taxable_dg = c.with_taxable_dg,
  with_igv_dg = c.with_igv_dg,
  with_taxable_dgng = c.with_taxable_dgng,
  with_igv_dgng = c.with_igv_dgng,
  with_taxable_dng = c.with_taxable_dng,
  with_untaxed = c.with_untaxed,
  with_ivap_taxable = c.with_ivap_taxable,
  with_ivap = c.with_ivap
FROM (
  SELECT business_uuid, operation, period, type, status, credit, rate, xml_document IS NOT NULL AS has_file, has_detraction, annulled,
    missing_exchange_rate, over_boleta_limit, CASE WHEN status = 'observado' THEN coalesce(status_reasons[1], '') ELSE '' END AS reason,
    CASE WHEN credit = 'later' THEN coalesce(credit_period, '') ELSE '' END AS in_period,
    count(*) FILTER (WHERE taxable_centimos <> 0) AS with_taxable,
    count(*) FILTER (WHERE igv_centimos <> 0) AS with_igv,
    count(*) FILTER (WHERE coalesce(taxable_centimos, 0) + coalesce(taxable_discount_centimos, 0) <> 0) AS with_net_taxable,
    count(*) FILTER (WHERE coalesce(igv_centimos, 0) + coalesce(igv_discount_centimos, 0) <> 0) AS with_net_igv,
    count(*) FILTER (WHERE taxable_discount_centimos <> 0) AS with_taxable_discount,
    count(*) FILTER (WHERE igv_discount_centimos <> 0) AS with_igv_discount,
    count(*) FILTER (WHERE export_centimos <> 0) AS with_export,
    count(*) FILTER (WHERE coalesce(exonerated_centimos, 0) + coalesce(unaffected_centimos, 0) <> 0) AS with_untaxed_sale,
    count(*) FILTER (WHERE taxable_dg_centimos <> 0) AS with_taxable_dg,
    count(*) FILTER (WHERE igv_dg_centimos <> 0) AS with_igv_dg,
    count(*) FILTER (WHERE taxable_dgng_centimos <> 0) AS with_taxable_dgng,
    count(*) FILTER (WHERE igv_dgng_centimos <> 0) AS with_igv_dgng,
    count(*) FILTER (WHERE taxable_dng_centimos <> 0) AS with_taxable_dng,
    count(*) FILTER (WHERE untaxed_centimos <> 0) AS with_untaxed,
    count(*) FILTER (WHERE ivap_taxable_centimos <> 0) AS with_ivap_taxable,
    count(*) FILTER (WHERE ivap_centimos <> 0) AS with_ivap
  FROM published_vouchers
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14
) c
WHERE f.business_uuid = c.business_uuid AND f.operation = c.operation AND f.period = c.period AND f.type = c.type
  AND f.status = c.status AND f.credit = c.credit AND f.rate = c.rate AND f.has_file = c.has_file
  AND f.has_detraction = c.has_detraction AND f.annulled = c.annulled AND f.missing_exchange_rate = c.missing_exchange_rate AND f.over_boleta_limit = c.over_boleta_limit
  AND f.reason = c.reason AND f.credit_period = c.in_period;
