/**
 * Published ways of getting a script to run out of stored HTML (OWASP XSS Filter Evasion Cheat Sheet, PortSwigger's
 * cheat sheet, and the mutation payloads of DOMPurify's own suite). Each calls `boom()` if it works. Test data only.
 */
export declare const XSS_PAYLOADS: Record<string, string>
