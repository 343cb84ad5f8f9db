/** Settings of the simulation under which calls answer at once and none fails by chance: uploads have a chance of their own. */
export const CALM = { latency: [0, 0], failureRate: 0, uploadFailureRate: 0 }
