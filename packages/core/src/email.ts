/** No spaces, and nothing invisible (controls, halves of characters), which no database or mail takes. */
const PATTERN = /^[^\s\p{C}]+@[^\s\p{C}]+\.[^\s\p{C}]+$/u;

/** The form in which addresses are compared and stored. AMB-010. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether the text has an at-sign and a dot behind it; nothing stricter but that all of it is visible. F-07, AMB-010. */
export function isEmail(text: string): boolean {
  return PATTERN.test(text);
}

/**
 * The name on a guest's virtual account: the address with every non-letter as a space. H-21, AMB-119.
 * @example guestAccountName('a1.b@x.co') // 'a  b x co'
 */
export function guestAccountName(email: string): string {
  return email.replace(/[^A-Za-z]/g, ' ');
}
