import { VIDEO_BYTES_MAX } from '@panggung/core';
import type { S3Options } from './adapters/files-s3.js';
import type { Reading } from './environment-identity.js';
import { VIDEO_SPACE } from './video-upload.js';

/** The store for uploaded pictures; unset, they lie in the data directory. */
export function readFileStore({ env, complain }: Reading): S3Options | undefined {
  const url = env.FILES_URL || undefined;
  const keyId = env.FILES_KEY || '';
  const secret = env.FILES_SECRET || '';
  if (!url) return undefined;
  if (!URL.canParse(url)) complain(`FILES_URL is '${url}', which is no address`);
  if (!keyId || !secret) complain('FILES_URL needs FILES_KEY and FILES_SECRET');
  return { url, keyId, secret, region: env.FILES_REGION || undefined };
}

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Most bytes of one video, and of all videos of one person. */
export interface VideoLimits {
  videoBytesMax: number;
  videoSpace: number;
}

export function readVideoLimits({ env, complain }: Reading): VideoLimits {
  const read = (name: string, unit: number, otherwise: number) => {
    const value = env[name] ? Number(env[name]) * unit : otherwise;
    if (!(value > 0)) complain(`${name} is '${env[name]}'`);
    return Math.floor(value);
  };
  return {
    videoBytesMax: read('VIDEO_MB', MB, VIDEO_BYTES_MAX),
    videoSpace: read('VIDEO_SPACE_GB', GB, VIDEO_SPACE),
  };
}
