/** The largest message or offer that is read, in bytes: twice what browsers write. */
export const largestMessage = 65_536;
