/** Settings of the simulation without latency and random failures; uploads have a failure rate of their own. */
export const CALM = { latency: [0, 0], failureRate: 0, uploadFailureRate: 0 }
