/** A real server with the sample month, and who may see it. */
export interface Month {
  readonly url: string
  /** The access token of the accountant. */
  readonly token: string
  /** The access token of somebody else. */
  readonly tokenOfAnother: string
  /** The uuid of the company that has the sample month. */
  readonly company: string
  /** The uuid of another company of the accountant, without vouchers. */
  readonly emptyCompany: string
  /** The uuid of another accountant's company. */
  readonly companyOfAnother: string
}
