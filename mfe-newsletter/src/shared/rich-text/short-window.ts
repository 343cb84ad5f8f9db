/** A phone whose keyboard is open: of what sticks above the text only the tools do, so that lines of it are left to see. */
export const SHORT_WINDOW = '@media (max-height: 30em)'
