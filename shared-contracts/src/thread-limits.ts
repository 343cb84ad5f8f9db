/** Posts that are published as one thread, at most; a rule of our own, some 3600 characters (decision 051). */
export const THREAD_PARTS = 12
