/** A bank that opens virtual accounts. Limits are rupiah; the gateway refuses closed accounts outside of them. */
export interface Bank {
  name: string;
  code: string;
  /** First digits of each account number. */
  merchantCode: string;
  minimumAmount: number;
  maximumAmount: number;
}

/** The banks the sandbox speaks for. */
export const banks: readonly Bank[] = [
  {
    name: 'Bank Central Asia',
    code: 'BCA',
    merchantCode: '10766',
    minimumAmount: 10_000,
    maximumAmount: 50_000_000,
  },
  {
    name: 'Bank Mandiri',
    code: 'MANDIRI',
    merchantCode: '88608',
    minimumAmount: 1,
    maximumAmount: 50_000_000_000,
  },
  {
    name: 'Bank Negara Indonesia',
    code: 'BNI',
    merchantCode: '8808',
    minimumAmount: 1,
    maximumAmount: 50_000_000,
  },
  {
    name: 'Bank Rakyat Indonesia',
    code: 'BRI',
    merchantCode: '26215',
    minimumAmount: 1,
    maximumAmount: 50_000_000_000,
  },
  {
    name: 'Bank Permata',
    code: 'PERMATA',
    merchantCode: '8214',
    minimumAmount: 1,
    maximumAmount: 9_999_999_999,
  },
  { name: 'Bank CIMB', code: 'CIMB', merchantCode: '93490', minimumAmount: 1, maximumAmount: 50_000_000_000 },
  {
    name: 'Bank Syariah Indonesia',
    code: 'BSI',
    merchantCode: '9347',
    minimumAmount: 1,
    maximumAmount: 50_000_000_000,
  },
  {
    name: 'Bank Jabar Banten',
    code: 'BJB',
    merchantCode: '1234',
    minimumAmount: 1,
    maximumAmount: 50_000_000_000,
  },
  {
    name: 'Bank Sahabat Sampoerna',
    code: 'SAHABAT_SAMPOERNA',
    merchantCode: '40102',
    minimumAmount: 1,
    maximumAmount: 50_000_000,
  },
];

/** Finds a bank by its code, `BCA`. */
export function bankOf(code: unknown): Bank | undefined {
  return banks.find((bank) => bank.code === code);
}
