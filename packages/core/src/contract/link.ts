import * as v from 'valibot';
import { safeLink } from '../link.js';

/** An address people may be led to: http or https, nothing that runs. AMB-066. */
export const LinkSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.check((link) => safeLink(link) !== null, 'must start with http:// or https://'),
);

/** Where a picture lies: over https, or among those this server keeps. */
export const PictureSchema = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^(https:\/\/|\/media\/)[^\s"'<>\\]+$/, 'must start with https:// or /media/'),
);
