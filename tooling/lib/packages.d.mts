/** The root of the checkout. */
export declare const root: string;
/** Port of the shell unless `EMENTA_PORT_BASE` says otherwise; every other port is counted from it. */
export declare const DEFAULT_BASE = 3000;
/** @throws {Error} one sentence, when `EMENTA_PORT_BASE` is no port that leaves room for the remotes and the tests */
export declare function portBase(): number;
export type Package = {
    /**
     * federation name: `shell`, `social`
     */
    name: string;
    /**
     * folder at the top of the repository: `mfe-social`
     */
    folder: string;
    /**
     * absolute path of that folder
     */
    dir: string;
    /**
     * what is added to the port base
     */
    offset: number;
    /**
     * what people call the area, in Portuguese
     */
    title: string;
    /**
     * path patterns it owns
     */
    routes: string[];
};
/**
 * @typedef {object} Package
 * @property {string} name federation name: `shell`, `social`
 * @property {string} folder folder at the top of the repository: `mfe-social`
 * @property {string} dir absolute path of that folder
 * @property {number} offset what is added to the port base
 * @property {string} title what people call the area, in Portuguese
 * @property {string[]} routes path patterns it owns
 */
/** @returns {Package} */
export declare const shell: () => Package;
/**
 * Every folder with a `remote.json` is a remote: adding one needs no change here.
 * @returns {Package[]}
 */
export declare function remotes(): Package[];
/** @returns {Package[]} the shell, then the remotes in the order of their ports */
export declare const packages: () => Package[];
/**
 * Packages by folder or federation name; all of them when no name is given.
 * @param {string[]} names
 */
export declare function choose(names: string[]): Package[];
/**
 * @param {Package} one
 * @param {number} [base]
 * @param {string} [hostname] by which the machine is reached
 */
export declare const addressOf: (one: Package, base?: number, hostname?: string) => string;
/**
 * Returns the folder of a build. One for development lies apart, so that it never replaces what is served as the product.
 * @param {Package} one
 * @param {'production' | 'development'} [flavour]
 */
export declare const distOf: (one: Package, flavour?: 'production' | 'development') => string;
