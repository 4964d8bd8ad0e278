import { type Html, html } from '../html.js';
import type { Mail, MailFile } from '../ports.js';

export type { MailFile } from '../ports.js';

/** Somewhere that a mail leads to. */
export interface LetterLink {
  label: string;
  url: string;
}

/** A mail before it is written out twice, as text and as markup. */
export interface Letter {
  to: string;
  subject: string;
  productName: string;
  /** The first sentence, large. */
  opening: string;
  /** Label and value, one line each. */
  facts: readonly (readonly [label: string, value: string])[];
  action?: LetterLink;
  /** Where it leads besides. */
  also?: LetterLink;
  /** Paragraphs below. */
  closing: readonly string[];
  /** What is enclosed. */
  files?: readonly MailFile[];
}

/** An address on the site, which may be configured with a slash at its end. */
export function siteAddress(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/+$/, '') + path;
}

/** Writes a letter as a mail: plain text, and markup with inline styles because mail readers drop the rest. */
export function writeMail(letter: Letter): Mail {
  return {
    to: letter.to,
    subject: oneLine(letter.subject),
    text: asText(letter),
    html: asHtml(letter).toString(),
    ...(letter.files?.length && { files: letter.files }),
  };
}

/** A subject is one header line, whatever a show is called. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function asText({ opening, facts, action, also, closing, productName }: Letter): string {
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const links = [action, also].flatMap((link) => (link ? `${link.label}: ${link.url}` : []));
  return [opening, lines.join('\n'), ...links, ...closing, `Salam,\n${productName}`].join('\n\n');
}

const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#0D1519';

function asHtml({ subject, opening, facts, action, also, closing, productName }: Letter): Html {
  return html`<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${oneLine(subject)}</title></head>
<body style="margin:0;background:#F2F5F6;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="padding:24px 12px">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fff;border-radius:10px;border-top:4px solid #00DCE8">
<tr><td style="padding:28px 28px 8px;${font};font-size:20px;line-height:1.35;font-weight:700">${opening}</td></tr>
<tr><td style="padding:8px 28px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${facts.map(factRow)}</table></td></tr>
${action ? button(action) : null}
${also ? textLink(also) : null}
${closing.map(paragraph)}
<tr><td style="padding:16px 28px 28px;${font};font-size:14px">Salam,<br>${productName}</td></tr>
</table></td></tr></table></body></html>
`;
}

function factRow([label, value]: readonly [string, string]): Html {
  return html`<tr><td style="padding:8px 12px 8px 0;border-bottom:1px dashed #DCE3E6;${font};font-size:14px;color:#45545B">${label}</td><td align="right" style="padding:8px 0;border-bottom:1px dashed #DCE3E6;${font};font-size:15px;font-weight:650;word-break:break-word;overflow-wrap:anywhere">${value}</td></tr>`;
}

function button({ label, url }: LetterLink): Html {
  return html`<tr><td style="padding:16px 28px 8px"><a href="${url}" style="display:inline-block;padding:13px 22px;border-radius:6px;background:#00DCE8;color:#02181B;font-weight:700;font-size:15px;text-decoration:none">${label}</a></td></tr>`;
}

function textLink({ label, url }: LetterLink): Html {
  return html`<tr><td style="padding:4px 28px 8px;${font};font-size:15px"><a href="${url}" style="color:#0D1519">${label}</a></td></tr>`;
}

function paragraph(text: string): Html {
  return html`<tr><td style="padding:8px 28px;${font};font-size:14px;line-height:1.6;color:#45545B">${text}</td></tr>`;
}
