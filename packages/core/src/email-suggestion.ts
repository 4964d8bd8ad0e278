/** Providers most of our buyers use, and real ones that look like a slip of them. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.id',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'ymail.com',
  'mail.com',
  'email.com',
  'live.com',
];

/** Whether one letter added, left out, changed or swapped with its neighbour turns one text into the other. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [x, y] = [a.slice(start), b.slice(start)];
  return (
    x.slice(1) === y ||
    x === y.slice(1) ||
    x.slice(1) === y.slice(1) ||
    (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2))
  );
}

function isAlmost(domain: string, provider: string): boolean {
  const [a, b] = [domain.indexOf('.'), provider.indexOf('.')];
  return isOneSlip(domain.slice(0, a), provider.slice(0, b)) && isOneSlip(domain.slice(a), provider.slice(b));
}

/**
 * The address somebody probably meant to type; null when nothing looks wrong. A hint, never a refusal.
 * @example emailSuggestion('rani@gmial.com') // 'rani@gmail.com'
 */
export function emailSuggestion(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (at < 2 || !domain.includes('.') || PROVIDERS.includes(domain)) return null;
  const meant = PROVIDERS.find((provider) => isAlmost(domain, provider));
  return meant ? email.slice(0, at) + meant : null;
}
