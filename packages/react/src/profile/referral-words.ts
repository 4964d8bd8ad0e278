import { referralMessages } from '@panggung/core';
import { useWords } from '../ui/use-words.js';

/** The words of coupons and referrals in the language that holds here. */
export const useReferralWords = () => useWords(referralMessages);
