/** Moderation. Spec §9; local entries count 1 to 5, seeded queue items 0 to 100 (C-02). */
export const MODERATION = {
  temporaryBanDays: 30,
  /** A longer ban is a permanent one. */
  longestBanDays: 365,
  priorityCap: 5,
  priorityStep: 1,
  priorityRed: 80,
  priorityWarning: 50,
  responseExcellentHours: 2,
  responseGoodHours: 6,
  workloadHighAbove: 10,
  workloadMediumAbove: 5,
  periods: ['1d', '7d', '30d'],
} as const
