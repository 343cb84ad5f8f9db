/**
 * Bundles the server for Node.
 * @returns {Promise<string>} the file to import
 */
export declare function buildServer(): Promise<string>;
