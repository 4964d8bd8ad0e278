const PATTERN = /^\S+@\S+\.\S+$/;

/** The form in which addresses are compared and stored. AMB-010. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether the text has an at-sign and a dot behind it; nothing stricter. F-07, AMB-010. */
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
