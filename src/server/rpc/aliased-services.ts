import { clone, create, createFileRegistry, type DescFile, type DescService } from '@bufbuild/protobuf';
import {
  type DescriptorProto,
  type FileDescriptorProto,
  FileDescriptorProtoSchema,
  FileDescriptorSetSchema,
} from '@bufbuild/protobuf/wkt';

/** The services under another name of their package, with all that their messages need: for reflection. */
export function aliasedServices(services: readonly DescService[], alias: string): DescService[] {
  if (alias === '' || services.length === 0) return [];
  const renamed = new Map<string, FileDescriptorProto>();
  const [{ file }] = services as [DescService];
  const name = file.proto.package;
  const addFile = (file: DescFile) => {
    if (renamed.has(file.proto.name)) return;
    for (const dependency of file.dependencies) addFile(dependency);
    const proto = file.proto.package === name ? renamedFile(file.proto, name, alias) : file.proto;
    renamed.set(file.proto.name, proto);
  };
  for (const service of services) addFile(service.file);
  const registry = createFileRegistry(create(FileDescriptorSetSchema, { file: [...renamed.values()] }));
  return services.map(({ typeName }) => registry.getService(`${alias}${typeName.slice(name.length)}`)!);
}

function renamedFile(given: FileDescriptorProto, name: string, alias: string): FileDescriptorProto {
  const file = clone(FileDescriptorProtoSchema, given);
  const path = (old: string) => (old.startsWith(`${name}/`) ? `${alias}${old.slice(name.length)}` : old);
  const type = (old: string) =>
    old.startsWith(`.${name}.`) ? `.${alias}${old.slice(name.length + 1)}` : old;
  const renameMessage = (message: DescriptorProto) => {
    for (const field of message.field) field.typeName = type(field.typeName);
    for (const nested of message.nestedType) renameMessage(nested);
  };
  file.name = path(file.name);
  file.package = alias;
  file.dependency = file.dependency.map(path);
  for (const message of file.messageType) renameMessage(message);
  for (const service of file.service) {
    for (const method of service.method) {
      method.inputType = type(method.inputType);
      method.outputType = type(method.outputType);
    }
  }
  return file;
}
