export { createMediaServer, type MediaServer, type MediaServerOptions } from './media-server.js';
export { createTokens, type StreamClaims, type Tokens, type TokenType } from './tokens.js';
