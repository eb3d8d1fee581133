/**
 * What a release is made of, as CycloneDX: every package that is installed with it or bundled into it, and the models.
 * node scripts/release/bill-of-materials.mjs FILE, after a build
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { archiveHash, shippedPackages } from '../shipped-packages.mjs';

const read = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

/** The licences of CycloneDX are one name of SPDX, or an expression. */
function licences(licence) {
  return / (?:AND|OR|WITH) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
}

function packageComponent({ name, version, licence }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hash = archiveHash(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    ...(hash ? { hashes: [{ alg: 'SHA-512', content: hash }] } : {}),
    licenses: licences(licence),
    purl,
  };
}

function modelComponent([name, { sha256 }]) {
  return {
    type: /\.(?:onnx|bin)$/.test(name) ? 'machine-learning-model' : 'data',
    'bom-ref': `models/${name}`,
    name,
    hashes: [{ alg: 'SHA-256', content: sha256 }],
    licenses: licences('Apache-2.0'),
  };
}

function billOfMaterials() {
  const { name, version, description, license } = read('package.json');
  const itself = `pkg:npm/${name}@${version}`;
  const byReference = new Map();
  for (const component of [
    ...shippedPackages().map(packageComponent),
    ...Object.entries(read('models/manifest.json')).map(modelComponent),
  ])
    byReference.set(component['bom-ref'], component);
  const components = [...byReference.values()].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: {
        type: 'application',
        'bom-ref': itself,
        name,
        version,
        description,
        licenses: licences(license),
        purl: itself,
      },
    },
    components,
    dependencies: [{ ref: itself, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

writeFileSync(argv[2], `${JSON.stringify(billOfMaterials(), undefined, 2)}\n`);
