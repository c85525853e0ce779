// Made from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/app/internal/users/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Wrong address and wrong password answer the same 401 USER_PASSWORD_INCORRECT. Limited per address and client.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in accountant
         * @description Who the token belongs to.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/me/businesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a company
         * @description The SOL password and the API secret are sealed at rest, never returned and never logged.
         */
        post: operations["registerBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/accountant/dashboard/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accountant's companies
         * @description By status text in descending order, then by name (decisions 19).
         */
        get: operations["listBusinesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/validate-by-ruc/{ruc}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose company is this RUC
         * @description Tells exactly these three facts across all accounts (decisions 11); rate-limited.
         */
        get: operations["validateByRuc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tax periods with vouchers
         * @description Newest first; the first is the default (decisions 19).
         */
        get: operations["listTaxPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Uploads of a company
         * @description Newest first.
         */
        get: operations["listUploads"];
        put?: never;
        /**
         * Upload register files and vouchers
         * @description Files are streamed; each is taken whole or not at all. Follow the upload by its uuid.
         */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/{uuid}/uploads/{upload_uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One upload
         * @description State, progress and result of each file.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard/total-amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * IGV of a period
         * @description The overview card (part 2 §2).
         */
        get: operations["getTotalAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/purchase/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Purchases of a period
         * @description The purchases tab (part 2 §2).
         */
        get: operations["getPurchaseDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/sales/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales of a period
         * @description The sales tab (part 2 §2).
         */
        get: operations["getSalesDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/dashboard/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Twelve months
         * @description The evolution chart (part 2 §2); loads after the figures.
         */
        get: operations["getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/all-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vouchers of a period
         * @description Purchases (part 2 §2), or sales with operation_type VENTA; newest first.
         */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/businesses/dashboard-reports/filter-all-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filter options of a period
         * @description What the vouchers of the period can be filtered by.
         */
        get: operations["listVoucherFilterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/internal/voucher-files/{uuid}/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A voucher's file
         * @description Signed address that expires after ten minutes; fetched without a bearer token (decisions 14 and 15).
         */
        get: operations["getVoucherFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Error
         * @description Every failure has this shape (decisions 10).
         */
        error: {
            /** @description Stable; what clients decide by. */
            code: string;
            /** @description A short Spanish title. */
            name: string;
            /** @description A Spanish sentence, ready to show. */
            message: string;
            /** @description One or more reasons; several for several fields. */
            errors: {
                /** @description Stable. */
                code: string;
                /** @description Spanish, ready to show. */
                message: string;
                /** @description Name of the field in the request, where one is at fault. */
                field?: string;
            }[];
        };
        /**
         * CivilDate
         * Format: date
         * @description Civil date without zone, `YYYY-MM-DD`.
         * @example 2026-08-05
         */
        "civil-date": string;
        /**
         * User
         * @description The signed-in accountant (part 1 §3).
         */
        user: {
            /**
             * Format: uuid
             * @description The accountant's uuid.
             */
            uuid: string;
            /** @description Given names. */
            name: string;
            /** @description Surnames. */
            last_name: string;
            /** @description DNI, 8 digits. */
            document_number: string;
            /**
             * Format: email
             * @description The address that signs in.
             */
            email: string;
            /** @description Mobile number, 9 digits that begin with 9. */
            phone_number: string;
            /**
             * @description Siscont is the partner software's profile.
             * @enum {string}
             */
            accountant_profile: "Contador Freelance" | "Estudio Contable" | "Siscont";
            /** @description Null while no plan is picked; companies then show in a disabled look. */
            subscription: null | {
                /**
                 * @description 1–4 monthly plans, 5–8 annual plans (decisions 34).
                 * @default 1
                 */
                plan_type: number;
                end_date: components["schemas"]["civil-date"];
            };
        };
        /**
         * Ruc
         * @description RUC: 11 digits; prefix 10, 15, 16, 17 or 20 and a modulus-11 check digit (part 1 §5, decisions 18).
         * @example 20990000019
         */
        ruc: string;
        /**
         * BusinessStatus
         * @description How the company stands with SUNAT (part 1 §4). Only VALID companies open the dashboard.
         * @enum {string}
         */
        "business-status": "VALID" | "MISSING_PERMISSIONS" | "IN_PROGRESS" | "INVALID_CREDENTIALS";
        /**
         * Business
         * @description A company under review (part 1 §3).
         */
        business: {
            /**
             * Format: uuid
             * @description Names the company in addresses.
             */
            uuid: string;
            /** @description Razón social, or the person's name. */
            name: string;
            ruc: components["schemas"]["ruc"];
            status: components["schemas"]["business-status"];
            /** @description At least one tax period holds vouchers. */
            exists_periods_processed: boolean;
            /** @description SOL modules that the user lacks; empty but for MISSING_PERMISSIONS. */
            missing_permissions: {
                /** @description The module as SUNAT names it. */
                module_name: string;
            }[];
            /**
             * Format: uuid
             * @description The accountant who owns it.
             */
            accountant_uuid: string;
            /** @description True for every company that the server lists. */
            registered: boolean;
        };
        /**
         * TaxPeriod
         * @description Tax period, `YYYYMM`.
         * @example 202608
         */
        "tax-period": string;
        /**
         * FileError
         * @description Why a file was refused.
         */
        "file-error": {
            /** @description Line of the text file, from 1; null for the file as a whole and for XML and zip files. */
            line: number | null;
            /** @description SUNAT's name of the field, or null. */
            field: string | null;
            /** @description Stable (`FileErrorCode` of @contapro/sunat). */
            code: string;
            /** @description Spanish, ready to show. */
            message: string;
        };
        /**
         * UploadFile
         * @description One file of an upload. It is taken whole or not at all.
         */
        "upload-file": {
            /** @description The name that the browser sent. */
            name: string;
            /** @description Bytes received. */
            size_bytes: number;
            /**
             * @description `failed` files changed nothing.
             * @enum {string}
             */
            state: "waiting" | "processing" | "done" | "failed";
            /**
             * @description What the file turned out to be; null before it was opened.
             * @enum {string|null}
             */
            kind: "rce" | "rvie" | "ple-8.1" | "ple-14.1" | "ubl" | "zip" | "unknown" | null;
            /** @description The period that a register file names; null for vouchers and before it was read. */
            tax_period: components["schemas"]["tax-period"] | null;
            /** @description Percent of the file that was read. */
            progress: number;
            /** @description Register rows or vouchers read. */
            rows_read: number;
            /** @description Vouchers that Contapro did not know before. */
            vouchers_new: number;
            /** @description Vouchers that were known already; the stronger source wins (decisions 21). */
            vouchers_known: number;
            /** @description The very same file was taken before; it changed nothing. */
            already_uploaded: boolean;
            /** @description How many errors the file has; the list shows the first hundred. */
            errors_total: number;
            /** @description Why the file was refused, in the order of its lines. */
            errors: components["schemas"]["file-error"][];
        };
        /**
         * Upload
         * @description An upload of one or more files (decisions 12).
         */
        upload: {
            /**
             * Format: uuid
             * @description The upload's uuid.
             */
            upload_uuid: string;
            /**
             * Format: date-time
             * @description When it was received (UTC).
             */
            created_at: string;
            /**
             * @description `failed` when no file could be taken; `done` when all are finished and at least one was taken.
             * @enum {string}
             */
            state: "processing" | "done" | "failed";
            /** @description Percent of all files together. */
            progress: number;
            /** @description The files in the order they were sent. */
            files: components["schemas"]["upload-file"][];
        };
        /**
         * Pagination
         * @description What a list says of its pages.
         */
        pagination: {
            /** @description Rows in all pages. */
            total_items: number;
            /** @description Pages of the size asked for; 0 for an empty list. */
            total_pages: number;
        };
        /**
         * Money
         * @description Decimal text in soles, two places, no thousands separator, minus sign in front.
         * @example 2189.40
         */
        money: string;
        /**
         * TotalAmount
         * @description The IGV of one period (part 2 §2, decisions 16 and 23). Net = sales − purchases − previous balance.
         */
        "total-amount": {
            total_amount_igv_sales: components["schemas"]["money"];
            total_amount_igv_purchase: components["schemas"]["money"];
            /** @description IGV por pagar when positive; negative: saldo a favor del periodo. */
            total_amount_igv_total: components["schemas"]["money"];
            /** @description Saldo a favor of the previous period as a positive amount; "0.00" without one. */
            sum_positive_balance: components["schemas"]["money"];
            /** @description True when the balance is above 0 and the previous period is loaded or an opening balance is set. */
            flag_show_positive_balance: boolean;
            /** @description The period the balance comes from, null without one. */
            positive_balance_period: components["schemas"]["tax-period"] | null;
            /** @description Vouchers of the period, purchases and sales. */
            total_cpes_count: number;
            /** @description Vouchers issued. */
            sales_cpes_count: number;
            /** @description Purchases that give IGV credit. */
            purchase_credit_cpes_count: number;
            /** @description Total of all purchases of the period. */
            total_amount: components["schemas"]["money"];
            /** @description The period has DGNG purchases and no coefficient is set; it counts as 1 (decisions 23). */
            flag_prorrata_missing: boolean;
            /** @description Vouchers in another currency that no register row has put into soles; they count in no total (decisions 20). */
            missing_exchange_rate_count: number;
        };
        /**
         * RateAmounts
         * @description Bases and IGV by rate (part 2 §3, decisions 32).
         */
        "rate-amounts": {
            /** @description Importe no gravado. */
            non_taxable_amount: components["schemas"]["money"];
            /** @description Base at the reduced rate (10 % until 2025, 10.5 % in 2026). */
            igv_10_taxable_amount: components["schemas"]["money"];
            /** @description IGV at the reduced rate. */
            igv_10_amount: components["schemas"]["money"];
            /**
             * @description Name of the card, by the vouchers present.
             * @enum {string}
             */
            igv_10_label: "IGV 10%" | "IGV 10.5%" | "IGV 10% y 10.5%";
            /** @description Base at 18 %. */
            igv_18_taxable_amount: components["schemas"]["money"];
            /** @description IGV at 18 %. */
            igv_18_amount: components["schemas"]["money"];
            /** @description Base of the IVAP (4 %). */
            ivap_taxable_amount: components["schemas"]["money"];
            /** @description IVAP. */
            ivap_amount: components["schemas"]["money"];
        };
        /**
         * PreviousMonth
         * @description Change against the previous month in percent, one decimal (8.4); null when the previous month is 0 (decisions 16).
         * @example 8.4
         */
        "previous-month": number | null;
        /**
         * PurchaseDashboard
         * @description Purchases of one period (part 2 §2; fields named like those of the sales dashboard).
         */
        "purchase-dashboard": components["schemas"]["rate-amounts"] & {
            /** @description Compras del mes */
            total_importe_total: components["schemas"]["money"];
            /** @description Purchase vouchers. */
            total_cpes_count: number;
            /** @description Purchase vouchers with at least one file. */
            downloadable_cpes_count: number;
            /** @description Gasto deducible. */
            deductible_count: number;
            /** @description Gasto no deducible. */
            not_deductible_count: number;
            /** @description Observado. */
            observed_count: number;
            /** @description The donut's legend, largest amount first. */
            observed_by_reason: {
                /** @description The rule's name; null is shown as 'Otros motivos'. */
                name: string | null;
                /** @description Vouchers. */
                totalValue: number;
                amount: components["schemas"]["money"];
            }[];
            /** @description Against the previous month. */
            porcentage_previous_month: {
                porcentage_total_purchases: components["schemas"]["previous-month"];
                porcentage_cps_count: components["schemas"]["previous-month"];
            };
        };
        /**
         * SalesDashboard
         * @description Sales of one period (part 2 §3).
         */
        "sales-dashboard": components["schemas"]["rate-amounts"] & {
            /** @description Facturas (01). */
            total_count_fa: number;
            /** @description Boletas (03). */
            total_count_bv: number;
            /** @description Credit notes (07, 87, 97). */
            total_count_nc: number;
            /** @description Debit notes (08, 88, 98). */
            total_count_nd: number;
            /** @description Every other type. */
            total_count_other_codes: number;
            /** @description Total of the facturas. */
            total_amount_fa: components["schemas"]["money"];
            /** @description Total of the boletas. */
            total_amount_bv: components["schemas"]["money"];
            /** @description Total of the credit notes (negative). */
            total_amount_nc: components["schemas"]["money"];
            /** @description Total of the debit notes. */
            total_amount_nd: components["schemas"]["money"];
            /** @description Total of every other type. */
            total_amount_other_codes: components["schemas"]["money"];
            /** @description Ventas del mes */
            total_importe_total: components["schemas"]["money"];
            /** @description Comprobantes emitidos. */
            total_cpes_count: number;
            /** @description Against the previous month. */
            porcentage_previous_month: {
                porcentage_total_sales: components["schemas"]["previous-month"];
                porcentage_cps_count: components["schemas"]["previous-month"];
            };
        };
        /**
         * OperationType
         * @description Side of the register (part 1 §9).
         * @enum {string}
         */
        "operation-type": "COMPRA" | "VENTA";
        /**
         * History
         * @description Twelve months that end in the chosen period; empty months are 0 (decisions 16).
         */
        history: {
            /** @description By period (`YYYYMM`). */
            history: {
                [key: string]: {
                    total_importe_total: components["schemas"]["money"];
                    /** @description Vouchers of the month. */
                    total_cpes_count: number;
                };
            };
        };
        /**
         * Reason
         * @description Why a voucher has its status or its credit.
         */
        reason: {
            /** @description Stable (@contapro/sunat). */
            code: string;
            /** @description Spanish, ready to show. */
            message: string;
        };
        /**
         * Voucher
         * @description A voucher of the list (part 2 §3). Amounts are soles, in the voucher's own currency when flag_missing_exchange_rate; credit notes are negative.
         */
        voucher: {
            /**
             * @description `{issuer ruc}-{type}-{series}-{number}` (decisions 16).
             * @example 20990000027-01-F001-101
             */
            code: string;
            operation_type: components["schemas"]["operation-type"];
            tax_period: components["schemas"]["tax-period"];
            issue_date: components["schemas"]["civil-date"];
            /** @description Due or payment date, null when unknown. */
            due_date: components["schemas"]["civil-date"] | null;
            /**
             * @description Code of Tabla 10.
             * @example 01
             */
            type: string;
            /** @description Its name; unknown codes are No especificado. */
            type_name: string;
            /** @description Series. */
            serie: string;
            /** @description Number without left zeros. */
            number: string;
            /** @description Document of the other side: supplier of a purchase, customer of a sale. */
            supplier_ruc: string;
            /** @description Name of the other side. */
            supplier_business_name: string;
            /** @description Item descriptions from the XML; null while only the register knows the voucher. */
            item_description: string | string[] | null;
            /** @description Base imponible (DG + DGNG + DNG; sales less discounts). */
            taxable_amount: components["schemas"]["money"];
            /** @description IGV of the voucher. */
            igv_amount: components["schemas"]["money"];
            /** @description Importe no gravado. */
            non_taxable_amount: components["schemas"]["money"];
            /** @description Importe total. */
            total_amount: components["schemas"]["money"];
            /** @description What it adds to IGV compras (decisions 23); for a sale, to IGV ventas. */
            igv_credit_amount: components["schemas"]["money"];
            /** @description Currency of issue (ISO 4217). */
            currency: string;
            /** @description Soles for one unit, decimal text; null for PEN or unknown. */
            exchange_rate: string | null;
            /** @description Total in the currency of issue as the XML states it; null when unknown or PEN. */
            original_total_amount: components["schemas"]["money"] | null;
            /** @description Another currency and no register row; it counts in no total. */
            flag_missing_exchange_rate: boolean;
            /**
             * @description Subject to detraction.
             * @enum {string}
             */
            afecto_detraccion: "si" | "no";
            /**
             * @description Rate in percent.
             * @enum {string}
             */
            igv_rate: "18" | "10" | "10.5" | "ivap" | "none";
            /**
             * @description Of purchases; null for sales.
             * @enum {string|null}
             */
            status: "gasto deducible" | "gasto no deducible" | "observado" | null;
            /** @description Why. */
            status_reasons: components["schemas"]["reason"][];
            /**
             * @description IGV credit of purchases; null for sales.
             * @enum {string|null}
             */
            igv_credit: "yes" | "no" | "later" | null;
            /** @description Why. */
            igv_credit_reasons: components["schemas"]["reason"][];
            /**
             * @description The source that gave period and amounts (decisions 21).
             * @enum {string}
             */
            source: "replacement" | "proposal" | "ple" | "xml";
            /** @description Signed address of the image; null while there is none. */
            img_cpe_link: string | null;
            /** @description Signed address of the XML, path and query on the API's origin; null while there is none. */
            xml_cpe_link: string | null;
        };
        /**
         * VoucherList
         * @description A page of vouchers, and the sums of all pages.
         */
        "voucher-list": {
            /** @description The page, newest first. */
            data: components["schemas"]["voucher"][];
            /** @description About the list. */
            metadata: {
                pagination: components["schemas"]["pagination"];
            };
            /** @description Sums over all pages of the filter. */
            summary: {
                /** @description Vouchers. */
                total_items: number;
                /** @description Base imponible. */
                taxable_amount: components["schemas"]["money"];
                /** @description IGV deducible; for sales, IGV de ventas. */
                igv_credit_amount: components["schemas"]["money"];
                /** @description Importe total. */
                total_amount: components["schemas"]["money"];
            };
        };
        /**
         * VoucherFilterOptions
         * @description What the list of a period can be filtered by (part 2 §3).
         */
        "voucher-filter-options": {
            /** @description Each option as key → name. JSON objects keep no order of their keys; clients sort by name. */
            data: {
                /** @description Code of Tabla 10 → name. */
                types_of_vouchers: {
                    [key: string]: string;
                };
                /** @description Series → series; the empty key stands for vouchers without one. The first thousand. */
                series_of_vouchers: {
                    [key: string]: string;
                };
                /** @description '1', '2', '3' → words (decisions 16). */
                status_of_vouchers: {
                    [key: string]: string;
                };
                /** @description Document of the other side → name; the empty key stands for those without. The first thousand. */
                provider_of_vouchers: {
                    [key: string]: string;
                };
                /** @description `{series}-{number}`, the first thousand; a longer list is searched by the server. */
                serie_number_of_vouchers: string[];
            };
        };
    };
    responses: {
        /** @description The request does not fit the contract. */
        malformed: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Larger than the server takes. */
        "too-large": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Too many attempts; wait and try again. */
        "too-many": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description A failure of the server. No detail leaves it. */
        internal: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The server is starting, stopping or overloaded. */
        unavailable: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description No access token, or one that is wrong or expired. */
        unauthorized: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description It exists already. */
        conflict: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Well-formed, but it breaks a rule. */
        unprocessable: {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Unknown, or of another accountant; the two cannot be told apart. */
        "not-found": {
            headers: {
                "x-request-id": components["headers"]["request-id-header"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
    };
    parameters: {
        /** @description The company's uuid. */
        "business-uuid": string;
        /** @description Page, from 1. */
        page: number;
        /** @description Rows a page. */
        size: number;
        /** @description RUC of a company of the signed-in accountant. */
        ruc: components["schemas"]["ruc"];
        /** @description Tax period. */
        "tax-period": components["schemas"]["tax-period"];
        /** @description A JSON object (URL-encoded) that names the company and the period (decisions 9). */
        "dashboard-filters": string;
        /** @description A JSON object (URL-encoded) that names the company, the last period and the side (decisions 9). */
        "history-filters": string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this answer in the server's log; quote it to support. */
        "request-id-header": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description The account's address.
                     */
                    email: string;
                    /** @description The password. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Bearer token; JWT with sub and sid. */
                        access_token: string;
                        /**
                         * @description Picks the landing page and the sidebar.
                         * @enum {string}
                         */
                        ab_test_group: "A" | "B";
                    };
                };
            };
            400: components["responses"]["malformed"];
            /** @description Wrong address or password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            413: components["responses"]["too-large"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accountant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["user"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    registerBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ruc: components["schemas"]["ruc"];
                    /** @description Razón social. */
                    name: string;
                    /** @description SOL user (part 1 §5). */
                    username: string;
                    /** @description Clave SOL. */
                    passwordSOL: string;
                    /**
                     * @description Terms accepted.
                     * @constant
                     */
                    terms: true;
                    /**
                     * @description Privacy policy accepted.
                     * @constant
                     */
                    privacy: true;
                    /** @description Client id of the SUNAT API; optional. */
                    sunat_api_key?: string;
                    /** @description Its secret; optional. */
                    sunat_api_secret?: string;
                    /** @description Natural persons (RUC 10…); optional. */
                    paternal_surname?: string;
                    /** @description Natural persons; optional. */
                    maternal_surname?: string;
                    /** @description Natural persons; optional. */
                    given_names?: string;
                };
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["business"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listBusinesses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All companies of the accountant. */
                        businesses: components["schemas"]["business"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    validateByRuc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The RUC to check. */
                ruc: components["schemas"]["ruc"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody registered it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Its owner.
                         */
                        accountant_uuid: string;
                        /** @description The company's name. */
                        name: string;
                        /** @description Always true. */
                        registered: boolean;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listTaxPeriods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        tax_periods: components["schemas"]["tax-period"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listUploads: {
        parameters: {
            query?: {
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of uploads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The page. */
                        data: components["schemas"]["upload"][];
                        /** @description About the list. */
                        metadata: {
                            pagination: components["schemas"]["pagination"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description RCE and RVIE files (txt, csv), XML vouchers, or zip files of them. */
                    files: string[];
                };
            };
        };
        responses: {
            /** @description Received; the work goes on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Ask for it to follow the work.
                         */
                        upload_uuid: string;
                        /**
                         * @description As far as it is known.
                         * @enum {string}
                         */
                        state: "processing" | "done" | "failed";
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            413: components["responses"]["too-large"];
            422: components["responses"]["unprocessable"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
                /** @description The upload. */
                upload_uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["upload"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getTotalAmount: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["total-amount"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getPurchaseDashboard: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company and the period (decisions 9). */
                filters: components["parameters"]["dashboard-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["purchase-dashboard"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getSalesDashboard: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company and the period (decisions 9). */
                filters: components["parameters"]["dashboard-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["sales-dashboard"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getHistory: {
        parameters: {
            query: {
                /** @description A JSON object (URL-encoded) that names the company, the last period and the side (decisions 9). */
                filters: components["parameters"]["history-filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["history"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listVouchers: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows a page. */
                size?: components["parameters"]["size"];
                /** @description '0' all, '1' gasto deducible, '2' gasto no deducible, '3' observado (decisions 16). */
                status?: "0" | "1" | "2" | "3";
                /** @description One field at a time, together with value_filter (decisions 16). */
                filter_by?: "type" | "series" | "status" | "provider" | "serie_number";
                /** @description Key of the option; for serie_number what it begins with (`F001`, `F001-12`) or the number alone. Not without filter_by. */
                value_filter?: string;
                /** @description Side of the register; purchases unless told otherwise. */
                operation_type?: components["schemas"]["operation-type"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["voucher-list"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    listVoucherFilterOptions: {
        parameters: {
            query: {
                /** @description RUC of a company of the signed-in accountant. */
                ruc: components["parameters"]["ruc"];
                /** @description Tax period. */
                tax_period: components["parameters"]["tax-period"];
                /** @description Side of the register; purchases unless told otherwise. */
                operation_type?: components["schemas"]["operation-type"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["voucher-filter-options"];
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["unauthorized"];
            404: components["responses"]["not-found"];
            429: components["responses"]["too-many"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
    getVoucherFile: {
        parameters: {
            query: {
                /** @description Unix time in seconds after which the address is refused. */
                expires: number;
                /** @description HMAC of path and expiry. */
                signature: string;
            };
            header?: never;
            path: {
                /** @description The company's uuid. */
                uuid: components["parameters"]["business-uuid"];
                /** @description `{issuer ruc}-{type}-{series}-{number}.xml`. */
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as it was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["malformed"];
            /** @description The address is expired or was changed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["error"];
                };
            };
            404: components["responses"]["not-found"];
            500: components["responses"]["internal"];
            503: components["responses"]["unavailable"];
        };
    };
}
