/** Vouchers of the large benchmarks: BENCH_ROWS. */
export const benchRows = Number(process.env.BENCH_ROWS ?? 1_000_000)
